// The public API of a package, read from the declarations it is published with: every name that an entry point exports, with what the sources say about it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/** By entry point (`.`, `./set`), the names it exports in the order of the alphabet. `types`: the declarations of an entry. */
export function publicApi(entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([entry, types]) => [
      entry,
      [...exportsOf(types)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, found]) => ({ name, ...found })),
    ]),
  )
}

const files = new Map()

function fileAt(path) {
  if (!files.has(path)) {
    const text = readFileSync(path, 'utf8')
    files.set(path, { path, text, body: parseAst(text, { lang: 'dts' }).body })
  }
  return files.get(path)
}

/** Where a relative import of a declaration leads. */
function resolve(from, source) {
  const path = join(dirname(from), source).replace(/\.(ts|js)$/, '')
  return [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => existsSync(file))
}

/** Name to { kind, doc, text }. A name that is both a value and a type has both. */
function exportsOf(path) {
  const file = fileAt(path)
  const found = new Map()
  const add = (name, what) => {
    if (!what) return
    const known = found.get(name)
    found.set(name, known ? { kind: known.kind, doc: known.doc || what.doc, text: `${known.text}\n${what.text}` } : what)
  }
  for (const node of file.body) {
    if (node.type === 'ExportAllDeclaration' && node.source.value.startsWith('.')) {
      for (const [name, what] of exportsOf(resolve(path, node.source.value))) add(name, what)
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      for (const name of namesOf(node.declaration)) add(name, described(file, node, node.declaration))
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) add(exported.name, imported(file, local.name, node.source?.value))
    }
  }
  return found
}

/** What a name stands for that another module declares, or this one further up. */
function imported(file, name, source) {
  if (source !== undefined) {
    return source.startsWith('.')
      ? exportsOf(resolve(file.path, source)).get(name)
      : { kind: 're-export', doc: `As in \`${source}\`.`, text: `export { ${name} } from '${source}'` }
  }
  for (const node of file.body) {
    if (node.type === 'ImportDeclaration') {
      const from = node.specifiers.find(({ local }) => local.name === name)
      if (from) return imported(file, from.imported?.name ?? name, node.source.value)
    } else if (namesOf(node).includes(name)) return described(file, node, node)
  }
  throw new Error(`${file.path} exports ${name}, which nobody declares`)
}

const namesOf = (node) => (node.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => id.name) : node.id ? [node.id.name] : [])

const KINDS = {
  ClassDeclaration: 'class',
  TSInterfaceDeclaration: 'interface',
  TSTypeAliasDeclaration: 'type',
  VariableDeclaration: 'constant',
  FunctionDeclaration: 'function',
  TSDeclareFunction: 'function',
  TSEnumDeclaration: 'enum',
}

function described({ text }, outer, declaration) {
  const type = declaration.type === 'VariableDeclaration' ? declaration.declarations[0].id.typeAnnotation?.typeAnnotation.type : undefined
  return {
    kind: type === 'TSFunctionType' ? 'function' : (KINDS[declaration.type] ?? 'constant'),
    doc: commentBefore(text.slice(0, outer.start)),
    text: hidePrivate(text.slice(declaration.start, declaration.end).replace(/^declare /, '')),
  }
}

/** The comment that ends where a declaration begins. */
function commentBefore(text) {
  const [, inside] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text) ?? []
  return (inside ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join(' ')
    .trim()
}

/** What is private has no type in a declaration, and is nobody's business. */
const hidePrivate = (text) => text.replace(/^(\s*\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?\s*private [^\n]*\n/gm, '')

const withoutComments = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A short mark of everything the compiler knows about a name: it changes when the name means something else. */
export const marksOf = (api) =>
  Object.fromEntries(
    Object.entries(api).map(([entry, names]) => [
      entry,
      Object.fromEntries(
        names.map(({ name, text }) => [name, createHash('sha256').update(withoutComments(text)).digest('hex').slice(0, 8)]),
      ),
    ]),
  )

/** What differs between two lists of marks, in words; nothing if they are the same. */
export function difference(before, after) {
  const flat = (marks) =>
    new Map(Object.entries(marks).flatMap(([entry, names]) => Object.entries(names).map(([name, mark]) => [`${name} (${entry})`, mark])))
  const [old, now] = [flat(before), flat(after)]
  const parts = [
    ['gone', [...old.keys()].filter((name) => !now.has(name))],
    ['new', [...now.keys()].filter((name) => !old.has(name))],
    ['changed', [...now].filter(([name, mark]) => old.has(name) && old.get(name) !== mark).map(([name]) => name)],
  ].filter(([, names]) => names.length > 0)
  return parts.map(([what, names]) => `${what}: ${names.join(', ')}`).join('; ')
}

/** Names that the sources say nothing about. */
export const undocumented = (api) =>
  Object.entries(api).flatMap(([entry, names]) => names.filter(({ doc }) => doc === '').map(({ name }) => `${name} (${entry})`))

/** The page of a package. */
export function apiPage({ name, version, description }, api) {
  const sections = Object.entries(api).map(([entry, names]) => {
    const path = entry === '.' ? name : `${name}/${entry.slice(2)}`
    const list = names.map((one) => `[${one.name}](#${anchor(entry, one.name)})`).join(', ')
    const entries = names.map(
      (one) => `### <a id="${anchor(entry, one.name)}"></a>${one.name}\n\n*${one.kind}.* ${one.doc}\n\n\`\`\`ts\n${one.text}\n\`\`\`\n`,
    )
    return `## \`${path}\`\n\n${list}\n\n${entries.join('\n')}`
  })
  return `# ${name}\n\n${description} This is the public API of version ${version}: what is not listed here cannot be imported from the published package, or may change without notice.\nMade by \`npm run api\`; a test fails when it is out of date.\n\n${sections.join('\n')}`
}

const anchor = (entry, name) => `${entry === '.' ? '' : `${entry.slice(2).replaceAll('/', '-')}-`}${name}`
