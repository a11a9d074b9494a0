import type { Kind } from '../../art/frame.ts'
import { sunMark } from '../../art/sun.ts'
import { Drawing } from '../../kit/drawing.tsx'

/** How long a card lasts, as on its foot. */
export const KindMark = ({ kind }: { readonly kind: Kind }) => (
  <Drawing box="-16 -16 32 32" inside={`<circle r="15.5" fill="var(--k)"/>${sunMark(kind)}`} className={`kind-mark k-${kind}`} />
)
