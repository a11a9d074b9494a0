/** An element of a drawing of art/, without a page to hold it: a worker has none. */
export interface Shape {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly inside: readonly Shape[]
  readonly text: string
}

interface Growing extends Shape {
  readonly inside: Growing[]
  text: string
}

const PIECE = /<(\/?)([\w-]+)([^<>]*?)(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
const ENTITIES: { readonly [name: string]: string } = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const plain = (text: string): string => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '')

const grown = (name: string, written = ''): Growing => ({
  name,
  attributes: new Map([...written.matchAll(ATTRIBUTE)].map(([, attribute = '', value = '']) => [attribute, plain(value)])),
  inside: [],
  text: '',
})

/** Reads what our own code has written: every element is closed, every attribute stands in double quotes. */
export function readMarkup(markup: string): Shape {
  const root = grown('svg')
  const open = [root]
  for (const [, closes, name = '', attributes, isEmpty, text] of markup.matchAll(PIECE)) {
    const around = open.at(-1) ?? root
    if (text !== undefined) around.text += plain(text)
    else if (closes) open.pop()
    else {
      const shape = grown(name, attributes)
      around.inside.push(shape)
      if (!isEmpty) open.push(shape)
    }
  }
  return root
}

/** The element of this id. */
export function findShape(shape: Shape, id: string): Shape | undefined {
  if (shape.attributes.get('id') === id) return shape
  for (const each of shape.inside) {
    const found = findShape(each, id)
    if (found) return found
  }
  return undefined
}
