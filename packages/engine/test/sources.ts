import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const src = join(import.meta.dirname, '..', 'src')

export interface SourceFile {
  /** From `src/`. */
  readonly path: string
  readonly text: string
}

/** The TypeScript files of a folder of `src/`. */
export const sourcesIn = (folder: string): SourceFile[] =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(src, folder, file))
    .map((file) => ({ path: relative(src, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))

/** Code without comments; quoted text stays. */
const withoutComments = (text: string): string =>
  text.replace(/('(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (_all, quoted: string | undefined) => quoted ?? ' ')

/** Quoted text: in single quotes, and the fixed parts of templates. */
export const literals = (text: string): string[] =>
  [...withoutComments(text).matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].flatMap(([, plain, template = '']) =>
    plain === undefined ? template.split(/\$\{[^}]*\}/) : [plain],
  )

export const imports = (text: string): string[] => [...withoutComments(text).matchAll(/from '([^']+)'/g)].map(([, path = '']) => path)
