import { Glyph } from './icon.tsx'

interface PhaseStripProps {
  readonly phases: readonly string[]
  readonly now: number
  readonly label: string
  /** Not one's own turn: whose it is, in words over the strip. */
  readonly whose?: string | undefined
}

/** Where in a turn we are: stations on a line. */
export function PhaseStrip({ phases, now, label, whose }: PhaseStripProps) {
  return (
    <div className={`turn-phases ${whose === undefined ? '' : 'of-other'}`}>
      {whose !== undefined && <p aria-hidden="true">{whose}</p>}
      <ol className="phases" aria-label={label}>
        {phases.map((phase, i) => (
          <li key={phase} className={i < now ? 'done' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
            <i aria-hidden="true">{i < now ? <Glyph name="check" /> : i + 1}</i>
            {phase}
          </li>
        ))}
      </ol>
    </div>
  )
}
