// docs/protocol.md: words by hand, shapes from the schemas.
import * as protocol from '@sundown/protocol'
import { wordsOfErrors } from './errors.mjs'
import { fieldLines, jsonSchema, namesOf } from './schema.mjs'
import { CLIENT, INTRO, SERVER, SHAPES } from './sentences.mjs'

const { ClientMessage, ServerMessage } = protocol
const exported = new Map(Object.entries(protocol))
const shapes = Object.fromEntries(Object.keys(SHAPES).map((name) => [name, exported.get(name)]))
const names = namesOf(shapes)
// The same settings, but what is left out depends on the rest; the sentence says how.
names.add(protocol.WishedSettings, { id: 'TableSettings' })

export function protocolPage(openApi) {
  return `${[
    '# The protocol',
    '<!-- Made by script/docs.mjs from the schemas in packages/protocol: change those, or the sentences in script/docs, and run `npm run docs`. -->',
    INTRO,
    '## What a client says',
    'Every message has `do`, the name below, and `id`, a number you choose, from 1 on; the reply repeats it. Fields that are not listed are refused.',
    ...messages(ClientMessage, 'do', CLIENT, ['do', 'id'], 'input'),
    '## What the server says',
    ...messages(ServerMessage, 'say', SERVER, ['say'], 'output'),
    '## Shapes',
    ...Object.entries(SHAPES).flatMap(([name, sentence]) => shape(name, sentence)),
    '## Errors',
    'Each error is a code with the facts that its sentence names. Refusals by the rules of a game (`out-of-reach`, `not-asked`, ...) have codes of that game.',
    wordsOfErrors(),
    '## HTTP',
    `Request and response bodies are JSON. A server describes all routes and schemas at \`/api/openapi.json\` (OpenAPI ${openApi.openapi}).`,
    'Without a log-in you get `not-logged-in` (401), and where only moderators may go, `not-a-moderator` (403). Every route counts against `requests-per-minute`, by address and by person. An address may also ask for at most 60 pages of people a minute, and make at most 20 reports an hour; a person may make 5. If you ask too often you get `too-fast` (429) with the seconds to wait.',
    routes(openApi),
  ].join('\n\n')}\n`
}

function messages(union, key, sentences, skip, io) {
  const root = jsonSchema(union, names, io)
  const kinds = root.oneOf ?? root.anyOf
  const missing = kinds.map((kind) => kind.properties[key].const).filter((name) => !sentences[name])
  const surplus = Object.keys(sentences).filter((name) => !kinds.some((kind) => kind.properties[key].const === name))
  if (missing.length + surplus.length > 0) throw new Error(`script/docs/sentences.mjs lacks ${missing}, or has too much: ${surplus}`)
  return kinds.map((kind) => {
    const name = kind.properties[key].const
    const fields = fieldLines(kind, root, skip)
    return [`### \`${name}\``, sentences[name], ...(fields.length > 0 ? [fields.join('\n')] : [])].join('\n\n')
  })
}

function shape(name, sentence) {
  const root = jsonSchema(shapes[name], namesOf(Object.fromEntries(Object.entries(shapes).filter(([other]) => other !== name))), 'output')
  return [`### ${name}`, sentence, fieldLines(root, root).join('\n')]
}

function routes({ paths }) {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '' }]) => `| \`${method.toUpperCase()} ${path}\` | ${summary} |`),
  )
  return ['| route | does |', '|---|---|', ...rows].join('\n')
}
