import type { FieldAffectingData } from 'payload'
import { describe, expect, it } from 'vitest'
import { linkFields } from './editor-link.ts'

type BaseFields = (config: object, collections: string[]) => FieldAffectingData[]
const BASE_FIELDS = '../../node_modules/@payloadcms/richtext-lexical/dist/features/link/server/baseFields.js'
// The package does not offer it; only the field that is replaced is looked at.
const { getBaseFields } = (await import(/* @vite-ignore */ BASE_FIELDS)) as { getBaseFields: BaseFields }

type UrlField = {
  name: string
  hooks: { beforeChange?: ((args: { value: string }) => string)[] }
  validate: (value: unknown, options: { siblingData: object }) => unknown
}
const urlOf = (fields: readonly unknown[]) => (fields as UrlField[]).find(({ name }) => name === 'url')
const usual = getBaseFields({ collections: [] }, ['pages'])

describe("the URL of the editor's links", () => {
  it('would still be encoded whole by the editor', () => {
    const encode = urlOf(usual)?.hooks.beforeChange?.[0]
    expect(encode?.({ value: '/درباره ما' })).toBe(encodeURIComponent('/درباره ما'))
  })

  it('is kept as it was written, by us', () => {
    expect(urlOf(linkFields(usual))?.hooks).toEqual({})
  })

  it('is checked in Persian, unless the link leads to a document', () => {
    const check = urlOf(linkFields(usual))?.validate
    expect(check?.('javascript:alert(1)', { siblingData: {} })).toMatch(/[آ-ی]/)
    expect(check?.('/درباره-ما', { siblingData: {} })).toBe(true)
    expect(check?.('', { siblingData: { linkType: 'internal' } })).toBe(true)
  })
})
