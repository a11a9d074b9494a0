// Schemas in words: JSON Schema, made by zod, as short types for a table.
import { z } from 'zod'

/** Names that the page explains once. */
export function namesOf(schemas) {
  const names = z.registry()
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id })
  return names
}

export const jsonSchema = (schema, names, io) => z.toJSONSchema(schema, { metadata: names, io, unrepresentable: 'any' })

/** `string`, `list of numbers`, `"a" or "b"`, or the name of a shape of the page. */
function typeText(schema, root) {
  if (schema.$ref) return refText(schema.$ref, root)
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return [...new Set(parts.map((part) => typeText(part, root)))].join(' or ')
  if (schema.type === 'array') return `list${countText(schema)} of ${typeText(schema.items ?? {}, root)}`
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, inner]) => `${name}${isNeeded(schema, name) ? '' : '?'}: ${typeText(inner, root)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  if (schema.type === 'object' && schema.additionalProperties) return `object of ${typeText(schema.additionalProperties, root)}`
  if (schema.type === 'string' && schema.pattern) return `text like \`${schema.pattern.replaceAll('|', '\\|')}\``
  if (schema.type === 'string') return `text${sizeText(schema.minLength, schema.maxLength, ' letters')}`
  if (schema.type === 'integer') return `whole number${sizeText(schema.minimum, schema.maximum, '')}`
  return schema.type === 'null' ? '`null`' : (schema.type ?? 'any JSON')
}

const isNeeded = ({ required = [] }, name) => required.includes(name)

function refText(ref, root) {
  const name = ref.split('/').at(-1)
  // Recursive definitions without a name of ours are plain JSON.
  return name.startsWith('__') || ref === '#' || !root.$defs?.[name] ? 'any JSON' : `[${name}](#${name.toLowerCase()})`
}

function sizeText(least, most, unit) {
  const low = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined
  const high = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined
  if (low !== undefined && high !== undefined) return `, ${low} to ${high}${unit}`
  if (low !== undefined) return `, from ${low}${unit}`
  return high === undefined ? '' : `, up to ${high}${unit}`
}

/** How many there may be: before what they are, because they may be lists themselves. */
function countText({ minItems, maxItems }) {
  const many = minItems === maxItems ? maxItems : sizeText(minItems, maxItems, '').replace(', ', '')
  return many ? ` (${many})` : ''
}

/** One line for each field: name, type, default. Fields named in `skip` are described elsewhere. */
export function fieldLines(schema, root, skip = []) {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !skip.includes(name))
    .map(([name, inner]) => {
      const unset = inner.default === undefined ? '' : `, \`${JSON.stringify(inner.default)}\` if left out`
      return `- \`${name}\`${isNeeded(schema, name) || unset ? '' : ' (may be left out)'}: ${typeText(inner, root)}${unset}`
    })
}
