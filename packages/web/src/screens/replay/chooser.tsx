import { type ChangeEvent, useEffect } from 'react'
import { hrefOf } from '../../app/route.ts'
import { shelf } from '../../app/shelf.ts'
import { readSave } from '../../session/solo-save.ts'
import type { ReplayWords } from '../../words/replay.en.ts'
import { HomeBar } from '../shell/home-bar.tsx'
import { KeptList } from './kept-list.tsx'
import { SOLO } from './path.ts'

interface ChooserProps {
  readonly words: ReplayWords
  /** Why the last one could not be opened. */
  readonly wrong: readonly string[]
  readonly onText: (text: string) => void
}

/** Bytes. No game comes near it; a larger file is not even read, and is no record. */
const LARGEST = 20_000_000

const textOf = async (file: File): Promise<string> => (file.size > LARGEST ? '' : file.text())

/** Takes a file that is dropped anywhere on the page. */
export function useDrop(onText: (text: string) => void): void {
  useEffect(() => {
    const onOver = (event: DragEvent) => event.preventDefault()
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) void textOf(file).then(onText)
    }
    addEventListener('dragover', onOver)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('drop', onDrop)
    }
  }, [onText])
}

/** Which game to see again: one of one's own, or a record from a file. */
export function Chooser({ words, wrong, onText }: ChooserProps) {
  const last = readSave(shelf)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) void textOf(file).then(onText)
  }
  return (
    <>
      <HomeBar />
      <main className="plain-page replay-choose">
        <h1>{words.title}</h1>
        {wrong.length > 0 && (
          <div role="alert" className="replay-wrong">
            {wrong.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        <p>{words.lead}</p>
        <label className="btn primary file-choice">
          <input type="file" accept=".json,application/json" className="sr" onChange={choose} />
          {words.choose}
        </label>
        <p className="muted">{words.drop}</p>
        {last?.over && (
          <a className="btn" href={hrefOf({ to: 'replay', path: SOLO })}>
            {words.last}
          </a>
        )}
        <KeptList words={words} />
        <p className="muted">{words.online}</p>
        <div className="row">
          <a className="btn" href={hrefOf({ to: 'account' })}>
            {words.account}
          </a>
        </div>
      </main>
    </>
  )
}
