import type { Manner } from '../scene.ts'

/** How a card moves from one kind of place to another; nothing: nobody sees it move. */
export function mannerOf(from: string, to: string): Manner | undefined {
  switch (`${from} ${to}`) {
    case 'deck hand':
      return 'draw'
    case 'deck aside':
    case 'hand aside':
      return 'store'
    case 'aside hand':
    case 'discard hand':
      return 'take'
    case 'hand discard':
    case 'front discard':
    case 'aside discard':
    case 'deck discard':
      return 'discard'
    case 'hand hand':
    case 'front hand':
      return 'steal'
    case 'hand front':
    case 'aside front':
    case 'front front':
    case 'pile front':
      return 'lay'
    case 'pile aside':
      return 'unveil'
    case 'front pile':
      return 'away'
    case 'discard deck':
    case 'aside deck':
    case 'front deck':
    case 'front aside':
    case 'hand deck':
      return 'return'
    default:
      return undefined
  }
}
