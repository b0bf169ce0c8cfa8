import type { Field, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { builtConfig, collectionOf } from './built-config.ts'
import { holdFields } from './field-rights.ts'

const stranger = { req: { user: null } as PayloadRequest } as never
const namedFields = (fields: readonly Field[]) =>
  fields.filter((field) => 'name' in field && field.type !== 'ui') as {
    name: string
    access?: { update?: (args: never) => unknown }
  }[]

describe('the fields of a built configuration', () => {
  it('include those that the content platform adds for signing in', async () => {
    const names = namedFields(collectionOf(await builtConfig(), 'staff').fields).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['email', 'sessions', 'updatedAt']))
  })

  it('all have rights, and none is for strangers', async () => {
    const config = holdFields(await builtConfig())
    for (const { fields } of config.collections)
      for (const { name, access } of namedFields(fields)) expect(access?.update?.(stranger), name).toBe(false)
  })
})
