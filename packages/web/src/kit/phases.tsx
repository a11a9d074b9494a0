import { Glyph } from './icon.tsx'

/** Where in the turn we are: stations on a line. */
export function PhaseStrip({ phases, now, label }: { readonly phases: readonly string[]; readonly now: number; readonly label: string }) {
  return (
    <ol className="phases" aria-label={label}>
      {phases.map((phase, i) => (
        <li key={phase} className={i < now ? 'done' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
          <i aria-hidden="true">{i < now ? <Glyph name="check" /> : i + 1}</i>
          {phase}
        </li>
      ))}
    </ol>
  )
}
