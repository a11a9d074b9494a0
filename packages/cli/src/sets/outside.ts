import { firstOf, manifests } from '@sundown/engine'
import type { SetSource } from '@sundown/server/sets'
import type { Plugin } from 'esbuild'
import { BadUse } from '../bad-use.ts'
import { firstFault } from '../first-fault.ts'
import { packageEntry } from '../package-entry.ts'

/** What `--sets` names: all of these sets are known by now; the sources of those from outside come along. */
export interface Sets {
  /** Their ids, as the rest of the command takes them. Nothing if the flag was not given. */
  readonly names: string | undefined
  readonly outside: readonly SetSource[]
}

export const SETS_FROM_OUTSIDE = 'the folder of a set of your own, such as ./examples/my-set'

const isPath = (name: string): boolean => name.startsWith('.') || /[/\\]/.test(name)

/** Loads the folders among these names and adds their sets to the card game; each is then named by its id. */
export async function takeSets(text: string | undefined): Promise<Sets> {
  if (text === undefined) return { names: undefined, outside: [] }
  const names: string[] = []
  const outside: SetSource[] = []
  for (const name of text.split(',').map((one) => one.trim())) {
    const source = isPath(name) ? await setIn(name) : undefined
    if (source) outside.push(source)
    names.push(source?.id ?? name)
  }
  return { names: names.join(), outside }
}

/** For a command that needs no other sets than those in folders: what names none is a mistake. */
export async function takeFolders(text: string | undefined): Promise<readonly SetSource[]> {
  const { names = '', outside } = await takeSets(text)
  const strange = names.split(',').find((name) => name !== '' && !manifests.some(({ id }) => id === name))
  if (strange !== undefined) throw new BadUse(`there is no set ${JSON.stringify(strange)}: --sets takes ${SETS_FROM_OUTSIDE}`)
  return outside
}

async function setIn(folder: string): Promise<SetSource> {
  const code = await bundled(folder, packageEntry(folder, 'a set'))
  // It needs all there are, to see that no name is taken.
  const { BadSet, joinCode } = await import('@sundown/server/sets')
  try {
    return { id: await joinCode(code), code }
  } catch (error) {
    if (error instanceof BadSet) throw new BadUse(`the set in ${JSON.stringify(folder)} cannot be used: ${error.message}`)
    throw error
  }
}

/** What a set imports from the engine is the engine that plays it. It cannot import anything else of Sundown. */
const sharedEngine: Plugin = {
  name: 'shared-engine',
  setup(build) {
    build.onResolve({ filter: /^@sundown\// }, ({ path }) =>
      path === '@sundown/engine/set'
        ? { path, namespace: 'shared' }
        : { errors: [{ text: `a set imports @sundown/engine/set only, not ${path} (types of others are fine, with "import type")` }] },
    )
    build.onLoad({ filter: /.*/, namespace: 'shared' }, () => ({
      contents: "module.exports = globalThis[Symbol.for('@sundown/engine/set')]",
      loader: 'js',
    }))
  },
}

/** The set and all it imports as one module, for threads and pages alike. */
async function bundled(folder: string, entry: string): Promise<string> {
  const { build } = await import('esbuild')
  try {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      platform: 'neutral',
      format: 'esm',
      target: 'es2022',
      plugins: [sharedEngine],
      logLevel: 'silent',
    })
    return firstOf(outputFiles).text
  } catch (error) {
    throw new BadUse(`the set in ${JSON.stringify(folder)} cannot be built: ${firstFault(error)}`)
  }
}
