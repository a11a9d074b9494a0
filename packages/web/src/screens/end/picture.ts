import { drawStory, HEIGHT, ICONS, type StoryPicture, storyPicture, WIDTH } from '@sundown/art/picture'
import { addCharacters } from '@sundown/art/portrait'
import { SET_CHARACTERS } from '@sundown/art/portrait/sets'

export { storyPicture }

/** A drawing that becomes a picture has no page around it: it brings its letters along. */
const FACES = [
  ['Bitter', '/fonts/bitter-latin-wght-normal.woff2', '100 900'],
  ['League Gothic', '/fonts/league-gothic-latin-400-normal.woff2', '400'],
  ['Sundown Wood', '/fonts/sundown-wood.woff2', '400'],
] as const

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })

async function lettersOf(): Promise<string> {
  const rules = FACES.map(async ([family, file, weight]) => {
    const url = await dataUrl(await (await fetch(file)).blob())
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${url}) format("woff2")}`
  })
  return `<style>${(await Promise.all(rules)).join('')}</style>`
}

let letters: Promise<string> | undefined

/** The picture of a game's story as the address of an svg, complete in itself. */
export async function pictureUrl(story: StoryPicture): Promise<string> {
  addCharacters(SET_CHARACTERS)
  letters ??= lettersOf()
  const style = await letters.catch(() => {
    letters = undefined
    return ''
  })
  const shapes = new Map(ICONS.map((name) => [name, document.getElementById(`i-${name}`)?.innerHTML ?? '']))
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawStory(story, (name) => shapes.get(name) ?? '', style))}`
}

/** The same as a PNG, made on this device. */
export async function pngOf(url: string): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be drawn'))), 'image/png'),
  )
}
