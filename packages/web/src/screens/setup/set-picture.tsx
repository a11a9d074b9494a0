import { firstOf, manifests } from '@sundown/engine'
import { isKind } from '../../art/frame.ts'
import { isIcon } from '../../art/icons.ts'
import { woodcut } from '../../art/woodcut.ts'
import { Drawing } from '../../kit/drawing.tsx'

/** What stands for a set of the card game: its manifest says what that is. */
export function SetPicture({ set }: { readonly set: string }) {
  const { picture } = manifests.find(({ id }) => id === set) ?? firstOf(manifests)
  const icon = isIcon(picture.icon) ? picture.icon : 'revolver'
  const kind = isKind(picture.border) ? picture.border : 'brown'
  return <Drawing box="0 0 100 130" inside={woodcut(icon, kind, 1, 1, 98, 128, 84)} className={`k-${kind}`} />
}
