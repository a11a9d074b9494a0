import { plain, type Sentence } from '@sundown/engine'

/** How a sentence is put on the screen. */
export type Ink = (sentence: Sentence) => string

const bold = (text: string): string => `\u001b[1m${text}\u001b[22m`
const underlined = (text: string): string => `\u001b[4m${text}\u001b[24m`

/** People and cards stand out. */
const coloured: Ink = (sentence) =>
  sentence
    .map((part) => {
      if (typeof part === 'string' || part.kind === 'number') return plain([part])
      return part.kind === 'person' ? bold(part.text) : underlined(part.text)
    })
    .join('')

interface Screen {
  readonly isTTY?: boolean | undefined
}

/** Plain if the output is not a screen, or if the user wants it plain. */
export const inkFor = ({ isTTY }: Screen, env: { readonly NO_COLOR?: string | undefined; readonly TERM?: string | undefined }): Ink =>
  isTTY && !env.NO_COLOR && env.TERM !== 'dumb' ? coloured : plain
