import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '@rasteh/dashboard/blocks'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { describeFields } from './describe-fields.ts'
import { describeSections, SECTION_FIELDS_FILE } from './describe-sections.ts'

const text: Field = { name: 'title', type: 'text', required: true }
const words = (described: string) => described.replaceAll(/\s+/g, ' ')

it('the written types are those of the sections: `pnpm generate:sections` was run after the last change', () => {
  expect(readFileSync(join(ROOT, SECTION_FIELDS_FILE), 'utf8')).toBe(describeSections(modules))
})

describe('the file of types', () => {
  it('has every section by its slug, each field on a line', () => {
    expect(describeSections([{ slug: 'hero', fields: [text] }])).toContain(
      'export type SectionFields = {\n  hero: {\n    title?: string | null\n  }\n}\n',
    )
  })

  it('imports the type of texts where a section has one, since an unused import does not compile', () => {
    const written: Field = { name: 'content', type: 'richText' }
    expect(describeSections([{ slug: 'a', fields: [written] }])).toContain("from './rich-text.ts'")
    expect(describeSections([{ slug: 'a', fields: [text] }])).not.toContain('import')
  })
})

describe('a field', () => {
  it.each<[Field, string]>([
    [{ name: 'a', type: 'text' }, 'a?: string | null'],
    [{ name: 'a', type: 'text', required: true, localized: true }, 'a?: string | null'],
    [{ name: 'a', type: 'text', hasMany: true }, 'a?: readonly string[] | null'],
    [{ name: 'a', type: 'textarea' }, 'a?: string | null'],
    [{ name: 'a', type: 'email' }, 'a?: string | null'],
    [{ name: 'a', type: 'code' }, 'a?: string | null'],
    [{ name: 'a', type: 'date' }, 'a?: string | null'],
    [{ name: 'a', type: 'number' }, 'a?: number | null'],
    [{ name: 'a', type: 'number', hasMany: true }, 'a?: readonly number[] | null'],
    [{ name: 'a', type: 'checkbox' }, 'a?: boolean | null'],
    [{ name: 'a', type: 'richText' }, 'a?: RichText | null'],
    [{ name: 'a', type: 'json' }, 'a?: unknown | null'],
    [{ name: 'a', type: 'point' }, 'a?: readonly [number, number] | null'],
    [{ name: 'a-b', type: 'text' }, "'a-b'?: string | null"],
  ])('%j', (field, line) => {
    expect(describeFields([field])).toBe(`{\n  ${line}\n}`)
  })

  it.each<[Field, string]>([
    [{ name: 'a', type: 'select', options: ['x', { value: "y'z", label: 'Y' }] }, "a?: 'x' | 'y\\'z' | null"],
    [{ name: 'a', type: 'select', hasMany: true, options: ['x', 'y'] }, "a?: readonly ('x' | 'y')[] | null"],
    [{ name: 'a', type: 'radio', options: ['x', 'y'] }, "a?: 'x' | 'y' | null"],
  ])('of choices holds one of them: %j', (field, line) => {
    expect(describeFields([field])).toBe(`{\n  ${line}\n}`)
  })

  it.each<[Field, string]>([
    [{ name: 'a', type: 'upload', relationTo: 'media' }, 'a?: number | null'],
    [{ name: 'a', type: 'upload', relationTo: 'media', hasMany: true }, 'a?: readonly number[] | null'],
    [{ name: 'a', type: 'relationship', relationTo: 'forms' }, 'a?: number | null'],
    [
      { name: 'a', type: 'relationship', relationTo: ['pages', 'news'], hasMany: true },
      "a?: readonly { relationTo: 'pages' | 'news'; value: number }[] | null",
    ],
  ])('that refers to a document holds its id: %j', (field, line) => {
    expect(describeFields([field])).toBe(`{\n  ${line}\n}`)
  })
})

describe('fields inside a field', () => {
  it.each<[Field, string]>([
    [
      { name: 'items', type: 'array', fields: [text] },
      '{ items?: readonly { id?: string | null title?: string | null }[] | null }',
    ],
    [{ name: 'place', type: 'group', fields: [text] }, '{ place?: { title?: string | null } | null }'],
    [
      {
        type: 'tabs',
        tabs: [
          { label: 'A', fields: [text] },
          { name: 'b', fields: [text] },
        ],
      },
      '{ title?: string | null b?: { title?: string | null } | null }',
    ],
    [
      { name: 'parts', type: 'blocks', blocks: [{ slug: 'x', fields: [text] }] },
      "{ parts?: readonly ({ blockType: 'x' } & { id?: string | null title?: string | null })[] | null }",
    ],
  ])('are inside its type: %j', (field, described) => {
    expect(words(describeFields([field]))).toBe(described)
  })

  it.each<Field>([
    { type: 'row', fields: [text] },
    { type: 'collapsible', label: 'A', fields: [text] },
    { type: 'group', label: 'A', fields: [text] },
  ])('are beside the others where it only arranges the form: %j', (field) => {
    expect(describeFields([field])).toBe('{\n  title?: string | null\n}')
  })
})

it('what keeps nothing in the row is left out', () => {
  expect(
    describeFields([
      { name: 'a', type: 'ui', admin: {} },
      { name: 'b', type: 'text', virtual: true },
      { name: 'c', type: 'join', collection: 'pages', on: 'parent' },
    ]),
  ).toBe('{}')
})
