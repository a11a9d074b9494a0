import type { TableSettings } from '@sundown/protocol'
import { isByPost, PUBLIC_CLOCKS } from '@sundown/protocol/plain'
import { type ReactNode, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Select, Switch } from '../../kit/fields.tsx'
import { Segments } from '../../kit/segments.tsx'
import { hostOf } from '../games.ts'
import type { LobbyPart } from './lobby.tsx'

const CLOCKS: { readonly [name: string]: TableSettings['clocks'] } = {
  off: null,
  '30': { turn: 30, reaction: 15, reserve: 60 },
  '60': { turn: 60, reaction: 30, reserve: 120 },
  '120': { turn: 120, reaction: 60, reserve: 240 },
  '28800': { turn: 28_800, reaction: 28_800, reserve: 0 },
  '86400': { turn: 86_400, reaction: 86_400, reserve: 0 },
  '259200': { turn: 259_200, reaction: 259_200, reserve: 0 },
}

/** Turns by which spectators see the game late. */
const DELAYS = [0, 1, 3, 5]
/** Milliseconds. */
const PACES = [0, 700, 1500]
/** Seconds in which somebody may step in. */
const WINDOWS = Array.from({ length: 11 }, (_, i) => i)

/** How a table is unless somebody changes it. */
const USUAL = {
  spectators: true,
  spectatorDelay: 0,
  eliminatedSeeAll: false,
  openTalk: false,
  shuffleSeats: true,
  botPace: 700,
  windowSeconds: 3,
}

/** With strangers one plays with clocks, unless they are switched off afterwards. */
const inPublic = ({ clocks }: TableSettings, on: boolean): Partial<TableSettings> => ({
  public: on,
  ...(on && { clocks: clocks ?? PUBLIC_CLOCKS }),
})

/** Folded or not. */
export interface RulesPart extends LobbyPart {
  readonly all: boolean
}

function Row({ title, note, children }: { readonly title: string; readonly note?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="setup-row">
      <div>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </div>
      {children}
    </div>
  )
}

/** Clocks, variants, who may come and who may see what. Folded, only what differs from the usual, besides what everybody asks for. */
export function HouseRules(part: LobbyPart) {
  const { session, table, words, isHost, tell } = part
  const [all, setAll] = useState(false)
  const { settings } = table
  const Variants = hostOf(settings.game)?.Variants
  const change = (wish: Partial<TableSettings>) => tell(session.change((now) => ({ ...now, ...wish })))
  const isShown = (name: keyof typeof USUAL) => all || settings[name] !== USUAL[name]
  const clock = settings.clocks === null ? 'off' : String(settings.clocks.turn)
  const flag = (name: 'spectators' | 'eliminatedSeeAll' | 'openTalk' | 'shuffleSeats', detail?: string) =>
    isShown(name) && (
      <Switch wide label={words[name]} detail={detail} on={settings[name]} disabled={!isHost} onSwitch={(on) => change({ [name]: on })} />
    )
  return (
    <div className="panel setup-panel rules">
      <Row
        title={words.clock}
        note={
          isByPost(settings.clocks)
            ? words.byPost(words.span(settings.clocks?.turn ?? 0))
            : settings.clocks
              ? `${words.clockOf(settings.clocks.turn, settings.clocks.reaction)}, ${words.reserve(settings.clocks.reserve)}`
              : words.noClock
        }
      >
        <Segments
          label={words.clock}
          options={Object.entries(CLOCKS).map(([value, clocks]) => ({
            value,
            label: value === 'off' ? '∞' : isByPost(clocks) ? words.short(clocks?.turn ?? 0) : value,
            aloud:
              value === 'off'
                ? words.noClock
                : isByPost(clocks)
                  ? words.byPost(words.span(clocks?.turn ?? 0))
                  : words.clockOf(clocks?.turn ?? 0, clocks?.reaction ?? 0),
          }))}
          value={clock}
          disabled={!isHost}
          onPick={(value) => change({ clocks: CLOCKS[value] ?? null })}
        />
      </Row>
      <Switch wide label={words.public} on={settings.public} disabled={!isHost} onSwitch={(on) => change(inPublic(settings, on))} />
      <Switch
        wide
        label={words.rated}
        detail={words.ratedNote}
        on={settings.rated}
        disabled={!isHost}
        onSwitch={(rated) => change({ rated })}
      />
      {Variants && <Variants {...part} all={all} />}
      {isShown('windowSeconds') && (
        <Row title={words.window} note={`${words.windowNote} ${settings.windowSeconds === 0 ? words.windowZero : ''}`}>
          <Select
            label={words.window}
            hideLabel
            options={WINDOWS.map((seconds) => ({ value: String(seconds), label: words.windowOf(seconds) }))}
            value={String(settings.windowSeconds)}
            disabled={!isHost}
            onPick={(value) => change({ windowSeconds: Number(value) })}
          />
        </Row>
      )}
      {flag('spectators', words.spectatorsNote)}
      {settings.spectators && isShown('spectatorDelay') && (
        <Row title={words.delay(settings.spectatorDelay)}>
          <Segments
            label={words.delay(settings.spectatorDelay)}
            options={DELAYS.map((turns) => ({ value: String(turns), label: String(turns), aloud: words.delay(turns) }))}
            value={String(settings.spectatorDelay)}
            disabled={!isHost}
            onPick={(value) => change({ spectatorDelay: Number(value) })}
          />
        </Row>
      )}
      {isShown('botPace') && (
        <Row title={words.botPace}>
          <Segments
            label={words.botPace}
            options={PACES.map((pace) => ({ value: String(pace), label: `${pace / 1000} s` }))}
            value={String(settings.botPace)}
            disabled={!isHost}
            onPick={(value) => change({ botPace: Number(value) })}
          />
        </Row>
      )}
      {flag('eliminatedSeeAll')}
      {flag('openTalk')}
      {flag('shuffleSeats')}
      <Button glyph={all ? 'up' : 'down'} aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? words.fewRules : words.allRules}
      </Button>
    </div>
  )
}
