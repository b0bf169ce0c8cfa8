import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { modules } from '../blocks/all.ts'
import { fieldBlocks } from '../collections/Forms/field-blocks.ts'
import { writableBlocks } from './writable-blocks.ts'

/** The fields that hold data, each by its path; what only arranges a form has none of its own. */
function pathsOf(fields: readonly Field[], under = ''): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field)) return 'fields' in field ? pathsOf(field.fields, under) : []
    const path = `${under}${field.name}`
    return [path, ...('fields' in field ? pathsOf(field.fields, `${path}.`) : [])]
  })
}

const blocks = [...modules, ...fieldBlocks]

it.each(blocks.map((block) => [block.slug, block] as const))(
  'names every field of the block %s: what it does not name, nobody can write',
  (slug, { fields }) => {
    expect(new Set(writableBlocks[slug])).toEqual(new Set([...pathsOf(fields), 'blockName']))
  },
)

it('names no block that does not exist', () => {
  expect(Object.keys(writableBlocks).sort()).toEqual(blocks.map(({ slug }) => slug).sort())
})
