import type { Block, Field, Option } from 'payload'

/** What holds one value whatever else its config says. Ids of the content platform are numbers (`idType: 'serial'`). */
const PLAIN: Partial<Record<Field['type'], string>> = {
  text: 'string',
  textarea: 'string',
  email: 'string',
  code: 'string',
  date: 'string',
  number: 'number',
  checkbox: 'boolean',
  richText: 'RichText',
  json: 'unknown',
  point: 'readonly [number, number]',
}

const ROW_ID: Field = { name: 'id', type: 'text' }

/**
 * The fields of one row as a type. All may be missing or null, also those that the dashboard requires: a draft is kept
 * half written, and a row that is older than a field does not have it.
 */
export function describeFields(fields: readonly Field[], indent = ''): string {
  const within = `${indent}  `
  const lines = fields.flatMap((field) => linesOf(field, within))
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

/** `localized` changes nothing: each language keeps a layout of its own, and in it a field has one value. */
function linesOf(field: Field, indent: string): string[] {
  if (field.type === 'ui' || field.type === 'join' || ('virtual' in field && field.virtual)) return []
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? [lineOf(tab.name, describeFields(tab.fields, indent), indent)]
        : tab.fields.flatMap((inside) => linesOf(inside, indent)),
    )
  }
  if ('name' in field && field.name) return [lineOf(field.name, typeOf(field, indent), indent)]
  // A row or a fold only arranges the form: its fields are kept beside the others.
  return 'fields' in field ? field.fields.flatMap((inside) => linesOf(inside, indent)) : []
}

const lineOf = (name: string, type: string, indent: string) => `${indent}${toKey(name)}?: ${type} | null`

function typeOf(field: Field, indent: string): string {
  const type = PLAIN[field.type] ?? typeOfMade(field, indent)
  return 'hasMany' in field && field.hasMany ? listOf(type) : type
}

/** The type of a field whose config says what it holds. */
function typeOfMade(field: Field, indent: string): string {
  switch (field.type) {
    case 'select':
    case 'radio':
      return toUnion(field.options.map(toValue))
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo)
        ? `{ relationTo: ${toUnion(field.relationTo)}; value: number }`
        : 'number'
    case 'array':
      return listOf(describeFields([ROW_ID, ...field.fields], indent))
    case 'group':
      return describeFields(field.fields, indent)
    case 'blocks':
      return `readonly (${field.blocks.map((block) => typeOfBlock(block, indent)).join(' | ')})[]`
    default:
      throw new Error(`No type is known for a field of the kind ${field.type}: add it to describe-fields.ts.`)
  }
}

const typeOfBlock = ({ slug, fields }: Block, indent: string) =>
  `{ blockType: ${toLiteral(slug)} } & ${describeFields([ROW_ID, ...fields], indent)}`

const listOf = (type: string) => `readonly ${/^(\w+|\{[\s\S]*\})$/.test(type) ? type : `(${type})`}[]`

const toValue = (option: Option) => (typeof option === 'string' ? option : option.value)

const toUnion = (values: readonly string[]) => values.map(toLiteral).join(' | ') || 'never'

const toLiteral = (value: string) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`

/** The name of a property, in quotes where it is no name in the language. */
export const toKey = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : toLiteral(name))
