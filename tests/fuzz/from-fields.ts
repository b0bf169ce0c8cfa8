import fc from 'fast-check'
import type { Field, FlattenedField } from 'payload'
import { type Known, mostly, someId, strangeValue } from './strange-values.ts'

type AnyField = Field | FlattenedField

/** A document that a collection's fields take or nearly take; a part of the fields, as a change of one would be. */
export function fromFields(fields: readonly AnyField[], known: Known): fc.Arbitrary<Record<string, unknown>> {
  const model: Record<string, fc.Arbitrary<unknown>> = { ...PLATFORM_FIELDS }
  for (const field of fields) addField(model, field, known)
  return fc.record(model, { requiredKeys: [] })
}

const PLATFORM_FIELDS = {
  _status: mostly(fc.constantFrom('draft', 'published')),
  id: strangeValue,
  createdAt: strangeValue,
  password: mostly(fc.constantFrom('a-long-enough-password', '123')),
  deletedAt: strangeValue,
}

function addField(model: Record<string, fc.Arbitrary<unknown>>, field: AnyField, known: Known): void {
  if (field.type === 'tabs' && 'tabs' in field)
    for (const tab of field.tabs)
      if ('name' in tab && tab.name) model[tab.name] = mostly(fromFields(tab.fields, known))
      else for (const inner of tab.fields) addField(model, inner, known)
  if (!('name' in field) || !field.name) {
    if ('fields' in field) for (const inner of field.fields) addField(model, inner, known)
    return
  }
  model[field.name] = valueFor(field, known)
}

function valueFor(field: AnyField, known: Known): fc.Arbitrary<unknown> {
  const many = (one: fc.Arbitrary<unknown>) =>
    'hasMany' in field && field.hasMany ? mostly(fc.array(one, { maxLength: 3 })) : one
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return many(
        mostly(fc.oneof(fc.constantFrom(...known.texts), fc.string({ unit: 'grapheme', maxLength: 30 }))),
      )
    case 'email':
      return mostly(fc.constantFrom('sara@rasteh.test', 'a@b', 'پست@راسته.ایران'))
    case 'number':
      return many(mostly(fc.oneof(fc.constantFrom(...known.ids), fc.integer({ min: -5, max: 200 }))))
    case 'checkbox':
      return mostly(fc.boolean())
    case 'date':
      return mostly(fc.constantFrom('2026-11-16T08:00:00.000Z', '2026-11-16', '1405/08/25'))
    case 'select':
    case 'radio':
      return many(
        mostly(fc.constantFrom(...field.options.map((one) => (typeof one === 'string' ? one : one.value)))),
      )
    case 'relationship':
    case 'upload':
      return many(relationOf(field, known))
    case 'array':
      return mostly(fc.array(fromFields(field.fields, known), { maxLength: 3 }))
    case 'group':
      return mostly(fromFields(field.fields, known))
    case 'blocks':
      return mostly(blocksOf(field, known))
    case 'richText':
      return mostly(richText)
    default:
      return strangeValue
  }
}

function relationOf(field: { relationTo: string | string[] }, known: Known): fc.Arbitrary<unknown> {
  if (!Array.isArray(field.relationTo)) return someId(known)
  return mostly(
    fc.record({ relationTo: fc.constantFrom(...field.relationTo, 'nothing'), value: someId(known) }),
  )
}

function blocksOf(field: { blocks: readonly unknown[] }, known: Known): fc.Arbitrary<unknown> {
  const blocks = field.blocks.filter(
    (one): one is { slug: string; fields: Field[] } =>
      typeof one === 'object' && one !== null && 'slug' in one,
  )
  if (blocks.length === 0) return strangeValue
  const oneBlock = blocks.map(({ slug, fields }) =>
    fromFields(fields, known).map((values) => ({ ...values, blockType: slug })),
  )
  return fc.array(fc.oneof(...oneBlock), { maxLength: 2 })
}

const text = fc.record({
  type: fc.constant('text'),
  text: fc.constantFrom('متن', ''),
  version: fc.constant(1),
})
const richText = fc.record({
  root: fc.record({
    type: fc.constantFrom('root', 'nothing'),
    children: fc.array(
      fc.oneof(
        text,
        fc.record({
          type: fc.constantFrom('paragraph', 'upload', 'link', 'list'),
          children: fc.array(text, { maxLength: 2 }),
        }),
        strangeValue,
      ),
      { maxLength: 3 },
    ),
    direction: fc.constant(null),
    format: fc.constant(''),
    indent: fc.constant(0),
    version: fc.constant(1),
  }),
})
