import { SETS } from '@sundown/engine'
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { later } from '../../app/later.ts'
import { go, hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { shelf } from '../../app/shelf.ts'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { keptGames } from '../../ledger/kept-games.ts'
import { finishedText } from '../../session/device-shelf.ts'
import { hasHiddenRoles } from '../../session/hidden-roles.ts'
import { usePart } from '../../session/react.ts'
import { ReplaySession } from '../../session/replay.ts'
import type { Found as FoundGame, ReplayRefusal, Source } from '../../session/replay-messages.ts'
import { type ReplayPort, replayPort } from '../../session/replay-port.ts'
import { readSave } from '../../session/solo-save.ts'
import type { ReplayWords } from '../../words/replay.en.ts'
import { loadReplay } from '../../words/replay.ts'
import { hostedGames, hostOf } from '../games.ts'
import { GameTable } from '../shell/game-table.tsx'
import { ComingTable } from '../shell/shell.tsx'
import { Chooser, useDrop } from './chooser.tsx'
import { Deck } from './deck.tsx'
import {
  DEVICE,
  FILE,
  type Found,
  foundIn,
  KEPT,
  momentIn,
  namesIn,
  recordUrl,
  rememberedMoment,
  rememberedNames,
  rememberMoment,
  SOLO,
  sharedUrl,
} from './path.ts'
import { saveText } from './save-text.ts'
import { Share } from './share.tsx'
import { ToldOnly } from './told-only.tsx'

const Suspicion = later(() => import('../taken/suspicion.tsx'))

/** The record that was chosen or dropped last: it is in no address. */
let chosen: string | undefined

/** A worker that was started while somebody still chose. */
let spare: ReplayPort | undefined

function takePort(): ReplayPort {
  const port = spare ?? replayPort()
  spare = undefined
  return port
}

/** While somebody chooses, what most games are seen again with is fetched. */
function usePrepared(choosing: boolean): void {
  const { language, need } = useSpoken()
  useEffect(() => {
    if (!choosing) return
    need(SETS)
    const [{ game, options, prepare }] = hostedGames
    prepare(language, SETS)
    if (spare) return
    spare = replayPort()
    void spare.ask({ do: 'prepare', game, options: options({ ...settings.getSnapshot(), sets: SETS }) })
  }, [choosing, language, need])
}

/** Where the record is to be read; nothing: it is no longer at hand. */
async function sourceOf(found: Found): Promise<Source | undefined> {
  switch (found.from) {
    case FILE:
      return chosen === undefined ? undefined : { text: chosen }
    case SOLO: {
      const save = readSave(shelf)
      return save && { text: JSON.stringify(save) }
    }
    case DEVICE: {
      const text = finishedText(shelf)
      return text === undefined ? undefined : { text }
    }
    case 'game':
      return recordUrl(found.id)
    case 'link':
      return sharedUrl(found.id)
    case KEPT: {
      const game = await keptGames.find(found.id)
      return game && { text: JSON.stringify(game) }
    }
  }
}

/** What is wrong, in sentences. */
function sayRefusal(refusal: Exclude<ReplayRefusal, { code: 'other-rules' }> | 'gone', words: ReplayWords): readonly string[] {
  if (refusal === 'gone') return [words.refused.gone]
  if (refusal.code === 'tampered') {
    return [words.tampered(refusal.step), words.faults[refusal.fault]]
  }
  if (refusal.code === 'no-such-set') return [words.refused['no-such-set'](refusal.sets.join(', '))]
  return [refusal.code === 'no-record' ? words.refused['no-record'](refusal.why ?? '') : words.refused[refusal.code]]
}

/** A game of the server, which has an address of its own. */
function gameIn(path: string): string | undefined {
  const found = foundIn(path)
  return found?.from === 'game' || found?.from === 'link' ? found.id : undefined
}

type State =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly session: ReplaySession }
  | { readonly is: 'refused'; readonly refusal: ReplayRefusal | 'gone' }

async function opening(
  path: string,
  onFound: (game: FoundGame) => void,
  onDealt: (session: ReplaySession) => void,
): Promise<ReplaySession | ReplayRefusal | 'gone'> {
  const found = foundIn(path)
  const source = found && (await sourceOf(found))
  if (!source) return 'gone'
  const names = namesIn(path) ?? (found.from === 'game' ? rememberedNames(found.id) : undefined)
  return ReplaySession.open(source, { port: takePort(), moment: rememberedMoment(path) ?? momentIn(path), names, onFound, onDealt })
}

/** Opens what an address names; a moment in the address is gone to. */
function useReplay(path: string, nth: number): State {
  const [state, setState] = useState<State>({ is: 'opening' })
  const { need, language } = useSpoken()
  // While the record is played again beside the page, table, words and pictures come.
  const prepare = useEffectEvent(({ game, sets }: FoundGame) => {
    hostOf(game)?.prepare(language, sets)
    need(sets)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has the same address
  useEffect(() => {
    setState({ is: 'opening' })
    let here = true
    let opened: ReplaySession | undefined
    const show = (session: ReplaySession) => {
      opened = session
      if (here) setState((before) => (before.is === 'open' && before.session === session ? before : { is: 'open', session }))
      else session.leave()
    }
    void opening(path, prepare, show).then((got) => {
      if (got instanceof ReplaySession) show(got)
      else if (here) setState({ is: 'refused', refusal: got })
    })
    return () => {
      here = false
      opened?.leave()
    }
  }, [path, nth])
  return state
}

function Watching({ session, words, path }: { readonly session: ReplaySession; readonly words: ReplayWords; readonly path: string }) {
  const game = gameIn(path)
  const [sharing, setSharing] = useState(false)
  useEffect(() => {
    const remember = () => rememberMoment(path, session.player.getSnapshot())
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [path, session])
  const { need, rules } = useSpoken()
  const sets = usePart(session, (snap) => snap.sets)
  const { seats } = session.player.getSnapshot().opened
  const tabs = hasHiddenRoles(seats)
    ? [
        {
          id: 'suspicion',
          label: words.suspicion,
          glyph: 'who',
          content: (
            <Suspense fallback={null}>
              <Suspicion session={session} />
            </Suspense>
          ),
        } as const,
      ]
    : []
  const wanted = sets.join()
  useEffect(() => {
    if (wanted !== '') need(wanted.split(','))
  }, [need, wanted])
  if (rules.sets.length < sets.length) return <ComingTable />
  const save = async () => {
    const text = await session.text()
    if (text !== undefined) saveText('sundown-game.json', text)
  }
  const share = () => {
    session.player.play(false)
    setSharing(true)
  }
  return (
    <>
      <GameTable
        session={session}
        onAgain={() => undefined}
        again={undefined}
        tabs={tabs}
        deck={<Deck session={session} words={words} onShare={share} />}
        menu={
          <div className="row">
            <Button onClick={() => void save()}>{words.save}</Button>
            <a className="btn" href={hrefOf({ to: 'replay' })}>
              {words.back}
            </a>
          </div>
        }
      />
      {sharing && <Share session={session} words={words} game={game} onClose={() => setSharing(false)} />}
    </>
  )
}

function Opened({ path, nth, words, onText }: { path: string; nth: number; words: ReplayWords; onText: (text: string) => void }) {
  const state = useReplay(path, nth)
  if (state.is === 'opening') {
    return (
      <main className="loading">
        <p role="status">{words.opening}</p>
      </main>
    )
  }
  if (state.is === 'refused') {
    const { refusal } = state
    if (refusal !== 'gone' && refusal.code === 'other-rules') return <ToldOnly found={refusal} words={words} />
    return <Chooser words={words} wrong={sayRefusal(refusal, words)} onText={onText} />
  }
  return <Watching session={state.session} words={words} path={path} />
}

/** Any finished game, seen again at the very table it was played at. */
export default function ReplayScreen({ path }: { readonly path: string | undefined }) {
  const words = useInLanguage(loadReplay)
  const [nth, setNth] = useState(0)
  const onText = useCallback((text: string) => {
    chosen = text
    setNth((before) => before + 1)
    go({ to: 'replay', path: FILE })
  }, [])
  useDrop(onText)
  const chosenPath = path !== undefined && foundIn(path) ? path : undefined
  usePrepared(chosenPath === undefined)
  useTitle(words?.title ?? '')
  if (!words) return <ComingTable />
  return chosenPath === undefined ? (
    <Chooser words={words} wrong={[]} onText={onText} />
  ) : (
    <Opened path={chosenPath} nth={nth} words={words} onText={onText} />
  )
}
