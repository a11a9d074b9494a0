import { VARIANTS } from '@sundown/engine'
import { useSpoken } from '../../app/words.tsx'
import { Segments, Switch } from '../../kit/fields.tsx'
import type { LobbyPart } from './lobby.tsx'
import { hasBothEventSets, hasHighNoon, setsOf } from './set-options.ts'

/** Events of two sets together, before the last one. */
const EVENT_COUNTS = [12, 16, 20, 26]

/** What the card game can be played with besides its sets. */
export default function Variants({ session, table, isHost, tell }: LobbyPart) {
  const { ui, rules } = useSpoken()
  const { settings } = table
  const sets = setsOf(table)
  const said = (variant: string) => rules.sets.find(({ variants }) => variants?.[variant] !== undefined)?.variants?.[variant]
  const change = (options: typeof settings.options) => tell(session.settings({ ...settings, options: { ...settings.options, ...options } }))
  return (
    <>
      {VARIANTS.filter((variant) => variant !== 'highNoonExtras' || hasHighNoon(sets)).map((variant) => (
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
      {hasBothEventSets(sets) && (
        <div className="setup-row">
          <div>
            <b>{ui.sets.setup.events}</b>
            <small>{ui.sets.setup.eventsNote}</small>
          </div>
          <Segments
            label={ui.sets.setup.events}
            options={EVENT_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
            value={String(settings.options.combinedEventCount ?? EVENT_COUNTS[0])}
            disabled={!isHost}
            onPick={(value) => change({ combinedEventCount: Number(value) })}
          />
        </div>
      )}
    </>
  )
}
