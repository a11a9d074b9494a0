import type { DieFace } from '@sundown/engine'
import { ARROW_BOX, ARROW_TOKEN } from '../art/arrow.ts'
import { DIE_BOX, dieFace, dieInks } from '../art/dice.ts'
import { Drawing } from './drawing.tsx'

/** A die as it lies. `label`: what it shows, in words; without one it is decoration. */
export const Die = ({ face, label }: { readonly face: DieFace; readonly label?: string }) => (
  <Drawing box={DIE_BOX} inside={dieFace(face)} className={`die ${dieInks(face)}`} label={label} />
)

/** One arrow; `taken`: only its outline is left. */
const ArrowToken = ({ taken, part }: { readonly taken: boolean; readonly part: string }) => (
  <span className={`arrow-token ${taken ? 'taken' : ''}`} data-part={part}>
    <Drawing box={ARROW_BOX} inside={ARROW_TOKEN} />
  </span>
)

interface QuiverProps {
  readonly left: number
  readonly of: number
  readonly label: string
}

/** The arrows in the middle; those that were taken leave an outline. */
export const Quiver = ({ left, of, label }: QuiverProps) => (
  <span className="quiver" role="img" aria-label={label} data-part="quiver">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: arrows are told apart by nothing else
      <ArrowToken key={i} taken={i >= left} part={`arrow-${i}`} />
    ))}
  </span>
)
