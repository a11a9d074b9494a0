import { useEffect, useState } from 'react'
import type { IconName } from '../art/icons.ts'
import { isRed, SUIT_PATH, type Suit } from '../art/suits.ts'

/** The symbols of a file in public/, without the svg around them. Icons are decoration: a page without them can be used. */
async function load(file: string): Promise<string> {
  const response = await fetch(`/${file}.svg`)
  if (!response.ok) throw new Error(`${file}.svg: ${response.status}`)
  return (await response.text()).replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
}

const loaded = new Map<string, string>()

/** What drawings refer to, by the file it came in. */
export const sharedDrawings = (): ReadonlyMap<string, string> => loaded

/** Loads a file of icons, and tries again until it has come. */
function useIcons(file: string, wanted: boolean): string {
  const [inside, show] = useState(loaded.get(file) ?? '')
  useEffect(() => {
    if (!wanted || inside !== '') return
    let there = true
    let again: ReturnType<typeof setTimeout> | undefined
    const attempt = async () => {
      try {
        const text = await load(file)
        loaded.set(file, text)
        if (there) show(text)
      } catch {
        if (there) again = setTimeout(attempt, 3000)
      }
    }
    void attempt()
    return () => {
      there = false
      clearTimeout(again)
    }
  }, [file, wanted, inside])
  return inside
}

/** Every icon and the carving of the woodcuts, once a page: put it at the root. Cards and icons refer to it. `sets`: those of the expansions too. */
export function Sprite({ sets = false }: { readonly sets?: boolean }) {
  const inside = useIcons('icons', true) + useIcons('icons-sets', sets)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of our own
  return <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inside }} />
}

/** Icons of a game that has more of its own, while its table is shown. */
export function GameSprite({ file }: { readonly file: string }) {
  const inside = useIcons(file, true)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own
  return <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inside }} />
}

/** A picture of something in the game. Decoration: the words stand beside it. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** A suit in running text. */
export function SuitMark({ suit, label, size = 16 }: { readonly suit: Suit; readonly label: string; readonly size?: number }) {
  return (
    <svg className={`suit ${isRed(suit) ? 'red' : ''}`} width={size} height={size} viewBox="0 0 40 42" role="img" aria-label={label}>
      <path d={SUIT_PATH[suit]} />
    </svg>
  )
}

/** Line drawings for tools of the page, in a box of 24. */
const GLYPHS = {
  sound: 'M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6M19.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  sun: 'M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6l1.4 1.4M18 18l1.4 1.4M4.6 19.4L6 18M18 6l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  book: 'M4 5a3 3 0 0 1 3-3h13v17H7a3 3 0 0 0-3 3zM4 19V5M9 7h7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 4h16v12H10l-5 4v-4H4z',
  user: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c0-7 16-7 16 0',
  people: 'M9 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM2 21c0-7 14-7 14 0M16 4.5a4 4 0 0 1 0 7M18.5 15.5q3.5 1.5 3.5 5.5',
  cards: 'M9 5l9-2 3 14-9 2zM8.5 8L4 9l2.5 12 4-1',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l5 5L20 7',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16 16l5 5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  log: 'M5 6h14M5 12h14M5 18h9',
  plug: 'M4 4l16 16M8 3v5M16 3v5M6 8h12v3a6 6 0 0 1-6 6v4',
  undo: 'M4 9h10a6 6 0 0 1 0 12H9M4 9l5-5M4 9l5 5',
  eye: 'M2 12q10-14 20 0q-10 14-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  who: 'M9 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM2 21c0-7 14-7 14 0M16 6a3 3 0 1 1 3 3v2M19 14v.1',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14',
} as const

export type GlyphName = keyof typeof GLYPHS

export function Glyph({ name, className = '' }: { readonly name: GlyphName; readonly className?: string }) {
  return (
    <svg className={`glyph ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  )
}
