import type { SETS } from '@sundown/engine'
import type { Kind } from '../../art/frame.ts'
import type { IconName } from '../../art/icons.ts'
import { woodcut } from '../../art/woodcut.ts'
import { Drawing } from '../../kit/drawing.tsx'

export type SetId = (typeof SETS)[number]

const PICTURES: { readonly [set in SetId]: readonly [icon: IconName, kind: Kind] } = {
  base: ['revolver', 'brown'],
  'dodge-city': ['black-book', 'green'],
  'high-noon': ['sun', 'event'],
  'fistful-of-cards': ['poker-hand', 'event'],
  'wild-west-show': ['saddle', 'event'],
  'valley-of-shadows': ['ghost', 'blue'],
}

/** What stands for a set of the card game. */
export function SetPicture({ set }: { readonly set: SetId }) {
  const [icon, kind] = PICTURES[set]
  return <Drawing box="0 0 100 130" inside={woodcut(icon, kind, 1, 1, 98, 128, 84)} className={`k-${kind}`} />
}
