// Compresses the built client once, so that the server sends each file as small as the browser takes it: Brotli and gzip beside the file itself.
// What a first table needs is written more briefly before (docs/decisions/0026). Usage: node script/compress-web.mjs [folder]
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minify } from 'terser'
import { firstLoad } from './first-load.mjs'

const dist = resolve(process.argv[2] ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url)))
const TEXT = /\.(?:html|js|mjs|css|svg|json|webmanifest|txt)$/
/** How Brotli writes distances: which way is the smallest differs from file to file. */
const DISTANCES = [
  { [constants.BROTLI_PARAM_NPOSTFIX]: 0, [constants.BROTLI_PARAM_NDIRECT]: 0 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 12 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3, [constants.BROTLI_PARAM_NDIRECT]: 0 },
]
const brotli = (bytes, distances) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, ...distances },
  })
const WAYS = {
  br: (bytes) => DISTANCES.map((each) => brotli(bytes, each)).reduce((least, next) => (next.length < least.length ? next : least)),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
}

/** Below this there is next to nothing to gain. */
const WORTH_IT = 20_000

for (const file of firstLoad(dist).fromHome) {
  const path = join(dist, file)
  if (!file.endsWith('.js')) continue
  const text = readFileSync(path, 'utf8')
  if (text.length < WORTH_IT) continue
  const { code } = await minify(text, { module: true, ecma: 2020, compress: { passes: 3 }, format: { comments: false } })
  if (code && code.length < text.length) writeFileSync(path, code)
}

/** A table calls nearly all of its code at once. Browsers that know this sign compile it beside the page instead of piece by piece while the table is drawn. */
const CALLED_AT_ONCE = ['common', 'table-screen', 'replay-screen', 'lines', 'banner', 'market', 'rules-in-force', 'train']
const SIGN = '//# allFunctionsCalledOnLoad\n'

const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
for (const chunk of CALLED_AT_ONCE) {
  const name = scripts.find((each) => each.startsWith(`${chunk}-`))
  if (!name) throw new Error(`The build has no script ${chunk}: mend the list in script/compress-web.mjs`)
  const path = join(dist, 'assets', name)
  const text = readFileSync(path, 'utf8')
  if (!text.startsWith(SIGN)) writeFileSync(path, SIGN + text)
}

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue
  const file = join(entry.parentPath ?? entry.path, entry.name)
  const bytes = readFileSync(file)
  for (const [ending, compress] of Object.entries(WAYS)) {
    const small = compress(bytes)
    // What would grow is sent as it is.
    if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small)
    else rmSync(`${file}.${ending}`, { force: true })
  }
}
