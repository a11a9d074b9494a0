import type { TableSummary } from '@sundown/protocol'
import { PACES } from '@sundown/protocol/plain'
import { useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { go } from '../../app/route.ts'
import { type Settings, settings } from '../../app/settings.ts'
import { ticket } from '../../app/ticket.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Segments } from '../../kit/segments.tsx'
import { useStore } from '../../session/react.ts'
import type { QuickWords } from '../../words/quick.en.ts'
import { loadQuick } from '../../words/quick.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import { type HostedGame, sizesOf } from '../games.ts'

const PACE_NAMES = ['fast', 'usual', 'calm'] as const satisfies readonly (keyof typeof PACES)[]
const paceOf = ({ quickPace }: Settings) => PACE_NAMES.find((pace) => pace === quickPace) ?? 'usual'

/** Nothing: any number of players. */
const sizeOf = (hosted: HostedGame, { quickPlayers }: Settings): number | undefined => sizesOf(hosted).find((size) => size === quickPlayers)

/** The table to which one would most likely be led: the server decides. */
function likely(tables: readonly TableSummary[], hosted: HostedGame, wishes: Settings): TableSummary | undefined {
  const sets = hosted.game === 'bang' ? [...wishes.sets].sort().join() : undefined
  return tables
    .filter(
      ({ quick, game, turn, people, seats }) => quick && game === hosted.game && turn === PACES[paceOf(wishes)].turn && people < seats,
    )
    .filter((table) => sets === undefined || [...table.sets].sort().join() === sets)
    .toSorted((a, b) => b.people - a.people)[0]
}

function Likes({ hosted, words }: { readonly hosted: HostedGame; readonly words: QuickWords }) {
  const wishes = useStore(settings)
  const sizes = sizesOf(hosted)
  return (
    <details className="quick-likes">
      <summary>{words.likes}</summary>
      <div className="poster-wishes">
        {sizes.length > 1 && (
          <div>
            <span>{words.size}</span>
            <Segments
              label={words.size}
              options={[0, ...sizes].map((value) => ({ value: String(value), label: value === 0 ? words.anySize : String(value) }))}
              value={String(sizeOf(hosted, wishes) ?? 0)}
              onPick={(value) => settings.change({ quickPlayers: Number(value) })}
            />
          </div>
        )}
        <div>
          <span>{words.pace}</span>
          <Segments
            label={words.pace}
            options={PACE_NAMES.map((value) => ({ value, label: `${PACES[value].turn} s`, aloud: words.paces[value] }))}
            value={paceOf(wishes)}
            onPick={(quickPace) => settings.change({ quickPace })}
          />
        </div>
      </div>
    </details>
  )
}

interface QuickPlayProps {
  readonly hosted: HostedGame
  /** It is the one thing to do here; for a newcomer, learning is. */
  readonly primary: boolean
  readonly onLive: (live: boolean) => void
}

/** A game with strangers in one tap, where there is a server for it. */
export default function QuickPlay({ hosted, primary, onLive }: QuickPlayProps) {
  const { ui, rules, language } = useSpoken()
  const words = useInLanguage(loadQuick)
  const wishes = useStore(settings)
  const { connection, tables, quickSeconds = 30 } = useStore(hub)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const live = connection === 'live'
  useEffect(online, [])
  useEffect(() => onLive(live), [live, onLive])
  // Until the server has answered, its place is kept: what stands below does not jump away from a finger.
  if (!words || (!live && connection !== 'connecting')) return null
  const best = likely(tables ?? [], hosted, wishes)
  const play = async () => {
    setBusy(true)
    const players = sizeOf(hosted, wishes)
    const { code, refusal } = await hub.quick({
      game: hosted.game,
      options: hosted.options(wishes),
      ...(players !== undefined && { players }),
      pace: paceOf(wishes),
      language,
    })
    setBusy(false)
    if (code === undefined) return setWrong(sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
    ticket.take(code)
    go({ to: 'table', code })
  }
  return (
    <div className="bill-quick">
      <Button tone={primary && live ? 'primary' : 'plain'} wide big disabled={busy || !live} onClick={() => void play()}>
        {words.title}
      </Button>
      <div>
        <p role={wrong === undefined ? undefined : 'alert'}>
          {wrong ?? (
            <>
              {best ? words.joins(best.host, best.seats - best.people) : words.opens} {words.fillIn(quickSeconds)}
            </>
          )}
        </p>
        <Likes hosted={hosted} words={words} />
      </div>
    </div>
  )
}
