import { useSpoken } from '../../app/words.tsx'
import { Switch } from '../../kit/fields.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { RulesPart } from './house-rules.tsx'
import { eventSteps, setsOf, switchesWith } from './set-options.ts'

/** What the card game can be played with besides its sets. */
export default function Variants({ session, table, words, isHost, tell, all }: RulesPart) {
  const { rules } = useSpoken()
  const { settings } = table
  const sets = setsOf(table)
  const counts = eventSteps(table)
  const said = (variant: string) => rules.sets.find(({ variants }) => variants?.[variant] !== undefined)?.variants?.[variant]
  const change = (options: typeof settings.options) => tell(session.change((now) => ({ ...now, options: { ...now.options, ...options } })))
  return (
    <>
      {switchesWith(sets)
        .filter(({ id }) => all || settings.options[id] === true)
        .map(({ id: variant }) => (
          <Switch
            key={variant}
            wide
            label={said(variant)?.name ?? variant}
            detail={said(variant)?.text}
            on={settings.options[variant] === true}
            disabled={!isHost}
            onSwitch={(on) => change({ [variant]: on })}
          />
        ))}
      {counts && (all || settings.options.combinedEventCount !== undefined) && (
        <div className="setup-row">
          <div>
            <b>{words.eventCount}</b>
            <small>{words.eventCountNote}</small>
          </div>
          <Segments
            label={words.eventCount}
            options={counts.map((count) => ({ value: String(count), label: String(count) }))}
            value={String(settings.options.combinedEventCount ?? counts[0])}
            disabled={!isHost}
            onPick={(value) => change({ combinedEventCount: Number(value) })}
          />
        </div>
      )}
    </>
  )
}
