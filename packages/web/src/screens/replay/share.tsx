import { useEffect, useState } from 'react'
import { hrefOf } from '../../app/route.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { ReplaySession } from '../../session/replay.ts'
import type { ReplayWords } from '../../words/replay.en.ts'
import { bareCode, linkAddress, linkCodes } from './link.ts'
import { momentPath } from './path.ts'
import { saveText } from './save-text.ts'

interface ShareProps {
  readonly session: ReplaySession
  readonly words: ReplayWords
  /** At the server; a game that is nowhere else travels as a file. */
  readonly game: string | undefined
  readonly onClose: () => void
}

/** The code that tells names, for whoever may tell them. */
function useSignedCode(game: string | undefined): string | undefined {
  const [signed, setSigned] = useState<string>()
  useEffect(() => {
    let here = true
    if (game !== undefined && bareCode(game) !== game) setSigned(game)
    else if (game !== undefined) void linkCodes(game).then((codes) => here && setSigned(codes?.named ?? undefined))
    return () => {
      here = false
    }
  }, [game])
  return signed
}

/** "Look at this shot": the moment as a link, or as a file where there is no server that has the game. */
export function Share({ session, words, game, onClose }: ShareProps) {
  const { app } = useWords()
  const { rules } = useSpoken()
  const [named, setNamed] = useState(false)
  const [copied, setCopied] = useState<boolean>()
  const { step, eyes } = session.player.getSnapshot()
  const { names } = session.getSnapshot()
  const signed = useSignedCode(game)
  const link = game === undefined ? undefined : linkFor(game, named)
  /** Names are the server's to tell where whoever sends the link sat at the table; else they stand behind the #, which no browser sends to a server. */
  function linkFor(code: string, withNames: boolean): string {
    const moment = { step, eyes }
    if (!withNames) return linkAddress(bareCode(code), rules.language, moment)
    if (signed !== undefined) return linkAddress(signed, rules.language, moment)
    return new URL(hrefOf({ to: 'replay', path: momentPath(bareCode(code), moment, names) }), location.origin).href
  }
  const save = async () => {
    const text = await session.text()
    if (text !== undefined)
      saveText('sundown-moment.json', JSON.stringify({ record: JSON.parse(text), moment: { step, eyes }, ...(named && { names }) }))
  }
  return (
    <Dialog open onClose={onClose} title={words.link} closeLabel={app.close}>
      <p>{link === undefined ? words.asFile : words.linkNote}</p>
      <Segments
        label={words.names}
        options={[
          { value: 'no', label: words.unnamed },
          { value: 'yes', label: words.named },
        ]}
        value={named ? 'yes' : 'no'}
        onPick={(value) => {
          setNamed(value === 'yes')
          setCopied(undefined)
        }}
      />
      {link === undefined ? (
        <Button tone="primary" onClick={() => void save()}>
          {words.saveMoment}
        </Button>
      ) : (
        <>
          <Field label={words.link} hideLabel readOnly value={link} onFocus={({ target }) => target.select()} />
          <Button
            tone="primary"
            glyph="copy"
            onClick={() =>
              void navigator.clipboard.writeText(link).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {words.copy}
          </Button>
        </>
      )}
      <p role="status">{copied === undefined ? '' : copied ? words.copied : words.notCopied}</p>
    </Dialog>
  )
}
