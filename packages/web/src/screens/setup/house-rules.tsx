import type { TableSettings } from '@sundown/protocol'
import { PUBLIC_CLOCKS } from '@sundown/protocol/plain'
import { Suspense } from 'react'
import { useWords } from '../../app/words.tsx'
import { Segments, Select, Switch } from '../../kit/fields.tsx'
import { hostOf } from '../games.ts'
import type { LobbyPart } from './lobby.tsx'

const CLOCKS: { readonly [name: string]: TableSettings['clocks'] } = {
  off: null,
  '30': { turn: 30, reaction: 15, reserve: 60 },
  '60': { turn: 60, reaction: 30, reserve: 120 },
  '120': { turn: 120, reaction: 60, reserve: 240 },
}

/** Turns by which spectators see the game late. */
const DELAYS = [0, 1, 3, 5]
/** Milliseconds. */
const PACES = [0, 700, 1500]

/** Seconds in which somebody may step in. */
const WINDOWS = Array.from({ length: 11 }, (_, i) => i)

/** With strangers one plays with clocks, unless they are switched off afterwards. */
const inPublic = ({ clocks }: TableSettings, on: boolean): Partial<TableSettings> => ({
  public: on,
  ...(on && { clocks: clocks ?? PUBLIC_CLOCKS }),
})

/** Clocks, variants, who may come and who may see what. */
export function HouseRules(part: LobbyPart) {
  const { session, table, isHost, tell } = part
  const Variants = hostOf(table.settings.game)?.Variants
  const ui = useWords()
  const { setup } = ui
  const { settings } = table
  const change = (wish: Partial<TableSettings>) => tell(session.settings({ ...settings, ...wish }))
  const clock = settings.clocks === null ? 'off' : String(settings.clocks.turn)
  const flag = (name: 'spectators' | 'eliminatedSeeAll' | 'openTalk' | 'shuffleSeats', label: string, detail?: string) => (
    <Switch
      wide
      label={label}
      {...(detail && { detail })}
      on={settings[name]}
      disabled={!isHost}
      onSwitch={(on) => change({ [name]: on })}
    />
  )
  return (
    <div className="panel setup-panel rules">
      <div className="setup-row">
        <div>
          <b>{setup.clock}</b>
          <small>
            {settings.clocks
              ? `${setup.clockOf(settings.clocks.turn, settings.clocks.reaction)}, ${setup.reserve(settings.clocks.reserve)}`
              : setup.noClock}
          </small>
        </div>
        <Segments
          label={setup.clock}
          options={Object.keys(CLOCKS).map((value) => ({
            value,
            label: value === 'off' ? '∞' : value,
            aloud: value === 'off' ? setup.noClock : setup.clockOf(CLOCKS[value]?.turn ?? 0, CLOCKS[value]?.reaction ?? 0),
          }))}
          value={clock}
          disabled={!isHost}
          onPick={(value) => change({ clocks: CLOCKS[value] ?? null })}
        />
      </div>
      {Variants && (
        <Suspense fallback={null}>
          <Variants {...part} />
        </Suspense>
      )}
      <div className="setup-row">
        <div>
          <b>{ui.sets.setup.window}</b>
          <small>
            {ui.sets.setup.windowNote} {settings.windowSeconds === 0 && ui.sets.setup.windowZero}
          </small>
        </div>
        <Select
          label={ui.sets.setup.window}
          hideLabel
          options={WINDOWS.map((seconds) => ({ value: String(seconds), label: ui.sets.setup.windowOf(seconds) }))}
          value={String(settings.windowSeconds)}
          disabled={!isHost}
          onPick={(value) => change({ windowSeconds: Number(value) })}
        />
      </div>
      <Switch wide label={setup.public} on={settings.public} disabled={!isHost} onSwitch={(on) => change(inPublic(settings, on))} />
      {flag('spectators', setup.spectators, setup.spectatorsNote)}
      {settings.spectators && (
        <div className="setup-row">
          <small>{setup.delay(settings.spectatorDelay)}</small>
          <Segments
            label={setup.delay(settings.spectatorDelay)}
            options={DELAYS.map((turns) => ({ value: String(turns), label: String(turns), aloud: setup.delay(turns) }))}
            value={String(settings.spectatorDelay)}
            disabled={!isHost}
            onPick={(value) => change({ spectatorDelay: Number(value) })}
          />
        </div>
      )}
      <div className="setup-row">
        <b>{setup.botPace}</b>
        <Segments
          label={setup.botPace}
          options={PACES.map((pace) => ({ value: String(pace), label: `${pace / 1000} s` }))}
          value={String(settings.botPace)}
          disabled={!isHost}
          onPick={(value) => change({ botPace: Number(value) })}
        />
      </div>
      {flag('eliminatedSeeAll', setup.eliminatedSeeAll)}
      {flag('openTalk', setup.openTalk)}
      {flag('shuffleSeats', setup.shuffleSeats)}
    </div>
  )
}
