import { findShape, readMarkup, type Shape } from '../art/markup.ts'
import { printed } from '../art/print.ts'
import type { FromPress, Job, Letters, ToPress } from './press-messages.ts'

/** The letters of this worker: it has its own, as a page has. */
declare const fonts: FontFaceSet

const shared: Shape[] = []
const sharedPart = (id: string): Shape | undefined => {
  for (const file of shared) {
    const found = findShape(file, id)
    if (found) return found
  }
  return undefined
}

async function fetchLetters({ family, source, weight }: Letters): Promise<void> {
  const face = new FontFace(family, source, { weight })
  fonts.add(face)
  await face.load()
}

const addressOf = (picture: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', fail)
    reader.readAsDataURL(picture)
  })

async function work({ id, box, inside, across, inks }: Job): Promise<FromPress> {
  const paper = printed(readMarkup(inside), box, across, (name) => inks.get(name) ?? '', sharedPart)
  return { id, address: paper && (await addressOf(await paper.convertToBlob())) }
}

/** One message after the other: letters that have not come would be missing for good. */
let before: Promise<unknown> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<ToPress>) => {
  before = before.then(async () => {
    await Promise.all(data.letters.map(fetchLetters))
    shared.push(...data.shared.map(readMarkup))
    for (const job of data.jobs) self.postMessage(await work(job).catch((): FromPress => ({ id: job.id, address: undefined })))
  })
})
