import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { builtConfig, collectionOf } from './built-config.ts'
import { makeFieldsPersian } from './persian-fields.ts'

const fieldOf = (fields: readonly Field[], name: string) =>
  fields.find((field) => 'name' in field && field.name === name) as Field & { label?: unknown }
const inputOf = ({ admin }: Field) =>
  String((admin as { components?: { Field?: unknown } })?.components?.Field)

describe('the fields of a built configuration', () => {
  it('are Persian, those that the content platform adds too', async () => {
    const { fields } = collectionOf(makeFieldsPersian(await builtConfig()), 'pages')
    expect(inputOf(fieldOf(fields, 'writtenAt'))).toContain('JalaliDateField')
    expect(inputOf(fieldOf(fields, 'priceRial'))).toContain('RialAmountField')
    expect(fieldOf(fields, 'updatedAt').type).toBe('date')
    expect(JSON.stringify(fieldOf(fields, 'updatedAt').admin)).toContain('JalaliDateCell')
  })

  it('are searched in every spelling', async () => {
    const built = await builtConfig()
    const before = collectionOf(built, 'pages').hooks.beforeOperation.length
    expect(collectionOf(makeFieldsPersian(built), 'pages').hooks.beforeOperation).toHaveLength(before + 1)
  })
})
