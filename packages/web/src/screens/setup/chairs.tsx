import { botCalled, botParts, TEMPER_NAMES } from '@sundown/bots/names'
import type { TableSeat } from '@sundown/protocol'
import { type FocusEvent, Suspense, useEffect, useRef, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { settings } from '../../app/settings.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useWords } from '../../app/words.tsx'
import { Bust } from '../../kit/bust.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Field, Select } from '../../kit/fields.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { Segments } from '../../kit/segments.tsx'
import { namesOf } from '../../session/names.ts'
import { useStore } from '../../session/react.ts'
import { loadTempers } from '../../words/tempers.ts'
import { hostOf, sizesOf } from '../games.ts'
import type { LobbyPart } from './lobby.tsx'

const BOTS = ['easy', 'rule', 'normal', 'hard'] as const
const Report = later(() => import('../people/report.tsx'))
const PLAIN = 'plain'
const TEMPERS = [PLAIN, ...TEMPER_NAMES] as const

function Person({ seat, part }: { readonly seat: TableSeat; readonly part: LobbyPart }) {
  const { session, table, words, isHost, me, tell } = part
  const { talk } = useWords()
  const [reporting, setReporting] = useState(false)
  const { person } = seat
  if (!person) return null
  const mine = person.id === me
  const tags = [
    mine ? words.you : undefined,
    person.id === table.host ? words.host : undefined,
    seat.program ? words.program : undefined,
    seat.ready ? words.ready : person.id === table.host ? undefined : words.notReady,
  ]
  return (
    <>
      <Bust sitter={{ person: person.name }} />
      <div>
        <b>{person.name}</b>
        <small>{tags.filter((tag) => tag !== undefined).join(' · ')}</small>
      </div>
      <div className="chair-acts">
        {mine && <Button onClick={() => tell(session.stand())}>{words.stand}</Button>}
        {isHost && !mine && (
          <>
            <IconButton glyph="user" label={words.handOver(person.name)} onClick={() => tell(session.handOver(person.id))} />
            <IconButton glyph="close" label={words.kick(person.name)} onClick={() => tell(session.kick(person.id))} />
          </>
        )}
        {!mine && <IconButton glyph="bell" label={talk.report(person.name)} onClick={() => setReporting(true)} />}
        {reporting && (
          <Suspense fallback={null}>
            <Report about={{ ...person, table: table.id, game: table.game ?? undefined }} onClose={() => setReporting(false)} />
          </Suspense>
        )}
        {seat.ready && <Glyph name="check" className="good" />}
      </div>
    </>
  )
}

function BotChair({ seat, name, part }: { readonly seat: TableSeat; readonly name: string; readonly part: LobbyPart }) {
  const { setup } = useWords()
  const tempers = useInLanguage(loadTempers)
  const { session, words, isHost, tell } = part
  const { level, temper } = botParts(seat.bot ?? '') ?? { level: '', temper: undefined }
  const hire = (bot: string) => tell(session.addBot(bot, seat.seat))
  return (
    <>
      <Bust sitter={{ person: name }} />
      <div>
        <b>{name}</b>
        <small>{temper && tempers ? `${setup.bot}, ${tempers.kinds[temper]}` : setup.bot}</small>
      </div>
      {isHost && (
        <div className="chair-acts">
          <Select
            label={`${name}, ${setup.bot}`}
            hideLabel
            options={BOTS.map((value) => ({ value, label: setup.bots[value] }))}
            value={level}
            onPick={(wished) => hire(botCalled(wished, temper))}
          />
          {tempers && (
            <Select
              label={`${name}: ${tempers.title}`}
              hideLabel
              options={TEMPERS.map((value) => ({ value, label: tempers.names[value] }))}
              value={temper ?? PLAIN}
              onPick={(wished) =>
                hire(
                  botCalled(
                    level,
                    TEMPER_NAMES.find((one) => one === wished),
                  ),
                )
              }
            />
          )}
          <IconButton glyph="close" label={`${words.removeBot}: ${name}`} onClick={() => tell(session.removeBot(seat.seat))} />
        </div>
      )}
    </>
  )
}

function EmptyChair({ seat, part }: { readonly seat: TableSeat; readonly part: LobbyPart }) {
  const { session, table, words, isHost, me, tell } = part
  // Where seats are shuffled at the deal, one empty chair is as good as the other.
  const moves = !table.settings.shuffleSeats || table.seats.every(({ person }) => person?.id !== me)
  return (
    <>
      <span className="no-one" aria-hidden="true">
        <Glyph name="plus" />
      </span>
      <div>
        <b>{words.empty}</b>
        <small>{words.open}</small>
      </div>
      <div className="chair-acts">
        {moves && (
          <Button aria-label={`${words.takeSeat}: ${words.chair(seat.seat + 1)}`} onClick={() => tell(session.sit(seat.seat))}>
            {words.takeSeat}
          </Button>
        )}
        {isHost && (
          <Button aria-label={`${words.addBot}: ${words.chair(seat.seat + 1)}`} onClick={() => tell(session.addBot('normal', seat.seat))}>
            {words.addBot}
          </Button>
        )}
      </div>
    </>
  )
}

/** The name others see, with one proposed. */
function MyName({ tell }: Pick<LobbyPart, 'tell'>) {
  const { home } = useWords()
  const { you } = useStore(hub)
  const [name, setName] = useState<string>()
  const shown = name ?? you?.name ?? ''
  const change = async () => {
    const { refusal } = await hub.api.rename(shown.trim())
    if (!refusal) settings.change({ name: shown.trim() })
    await hub.refresh()
    setName(undefined)
    return refusal
  }
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        tell(change())
      }}
    >
      <Field label={home.yourName} value={shown} minLength={2} maxLength={24} onChange={({ target }) => setName(target.value)} />
      {name !== undefined && name !== you?.name && <Button type="submit">{home.rename}</Button>}
    </form>
  )
}

/** Whoever sits down or sets a bot there by key goes on at that chair: the button he pressed is gone then. */
function useChairFocus() {
  const chair = useRef<Element>(undefined)
  useEffect(() => {
    if (document.activeElement === document.body) chair.current?.querySelector<HTMLElement>('button, select')?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      chair.current = target.closest('li') ?? undefined
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) chair.current = undefined
    },
  }
}

/** Who sits where. */
export function Chairs(part: LobbyPart) {
  const { session, table, words, isHost, tell } = part
  const names = namesOf(table)
  const { settings: wishes } = table
  const hosted = hostOf(wishes.game)
  const focus = useChairFocus()
  const sizes = hosted ? sizesOf(hosted) : [table.seats.length]
  return (
    <>
      <div className="panel setup-panel">
        <ol className="chairs" aria-label={words.chairs} {...focus}>
          {table.seats.map((seat) => (
            <li key={seat.seat} className="chair">
              {seat.person ? (
                <Person seat={seat} part={part} />
              ) : seat.bot ? (
                <BotChair seat={seat} name={names[seat.seat] ?? ''} part={part} />
              ) : (
                <EmptyChair seat={seat} part={part} />
              )}
            </li>
          ))}
        </ol>
        <MyName tell={tell} />
      </div>
      <div className="setup-row">
        <span>{words.chairs}</span>
        <Segments
          label={words.chairs}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(table.seats.length)}
          disabled={!isHost}
          onPick={(value) => tell(session.change((now) => ({ ...now, options: { ...now.options, players: Number(value) } })))}
        />
      </div>
    </>
  )
}
