import type { StoryPicture } from '@sundown/art/picture'
import { namesAt } from '@sundown/bots/names'
import { useEffect, useMemo, useState } from 'react'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { Snapshot } from '../../session/session.ts'
import type { EndWords } from '../../words/end.en.ts'
import { linkAddress, linkCodes } from '../replay/link.ts'
import { saveBlob } from '../replay/save-text.ts'
import { useSpeech } from '../replay/use-speech.ts'
import { pictureUrl, pngOf, storyPicture } from './picture.ts'
import type { Story } from './use-chronicle.ts'

interface StoryPanelProps {
  readonly words: EndWords
  readonly snap: Snapshot
  readonly story: Story
}

const FILE = 'sundown-story.png'
const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** The codes of links to this game, where a server has it. */
function useCodes({ table, game }: Snapshot): { readonly code: string; readonly named: string | null } | undefined {
  const [codes, setCodes] = useState<{ readonly code: string; readonly named: string | null }>()
  const asked = table ? game : undefined
  useEffect(() => {
    let here = true
    if (asked !== undefined) void linkCodes(asked).then((got) => here && setCodes(got))
    return () => {
      here = false
    }
  }, [asked])
  return codes
}

/** The picture as an address; drawn anew when it shows something else. */
function useDrawn(story: StoryPicture | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let here = true
    if (story) void pictureUrl(story).then((drawn) => here && setUrl(drawn))
    return () => {
      here = false
    }
  }, [story])
  return url
}

/** The game in one picture: to look at, to keep, to send; and the link that shows it. */
export default function StoryPanel({ words, snap, story }: StoryPanelProps) {
  const said = words.story
  const { rules } = useSpoken()
  const [named, setNamed] = useState(true)
  const [news, setNews] = useState('')
  const game = snap.view?.game ?? ''
  const speech = useSpeech(game, snap.sets)
  const codes = useCodes(snap)
  const code = codes && ((named ? codes.named : undefined) ?? codes.code)
  const link = code === undefined ? undefined : linkAddress(code, rules.language)
  const events = useMemo(() => story.steps?.flat(), [story.steps])
  const picture = useMemo(() => {
    if (!events || !speech) return undefined
    const names = named ? snap.names : namesAt(snap.names.map(() => undefined))
    const address = codes && `${location.host}/r/${codes.code}`
    return storyPicture({ game, events, names, language: rules.language, speech, address })
  }, [events, speech, named, snap.names, codes, game, rules.language])
  const url = useDrawn(picture)
  if (!picture || url === undefined) return null

  const tell = async (work: () => Promise<unknown>, done: string) => {
    setNews('')
    await work().then(
      () => setNews(done),
      () => setNews(said.failed),
    )
  }
  const file = async () => new File([await pngOf(url)], FILE, { type: 'image/png' })
  const share = () => tell(async () => navigator.share({ files: [await file()], title: picture.headline, ...(link && { url: link }) }), '')
  // The clipboard takes a promise: a browser lets nobody write to it long after the tap.
  const copy = () => tell(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(url) })]), said.copied)
  const probe = new File([''], FILE, { type: 'image/png' })
  return (
    <section className="panel end-panel end-picture" aria-labelledby="end-picture">
      <h2 id="end-picture">{said.title}</h2>
      <img src={url} width="1200" height="630" alt={said.alt(picture.headline, picture.story.join(' '))} />
      <div className="end-picture-acts">
        <Segments
          label={said.names}
          options={[
            { value: 'yes', label: said.named },
            { value: 'no', label: said.unnamed },
          ]}
          value={named ? 'yes' : 'no'}
          onPick={(value) => {
            setNamed(value === 'yes')
            setNews('')
          }}
        />
        {canShare(probe) && <Button onClick={() => void share()}>{said.share}</Button>}
        <Button glyph="copy" onClick={() => void copy()}>
          {said.copy}
        </Button>
        <Button onClick={() => void tell(async () => saveBlob(FILE, await pngOf(url)), '')}>{said.download}</Button>
        {link !== undefined && (
          <Button glyph="copy" onClick={() => void tell(() => navigator.clipboard.writeText(link), said.linkCopied)}>
            {said.copyLink}
          </Button>
        )}
      </div>
      {link !== undefined && <p className="muted small">{said.linkNote}</p>}
      <p role="status">{news}</p>
    </section>
  )
}
