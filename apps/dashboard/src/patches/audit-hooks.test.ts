import { expect, it } from 'vitest'
import { addAuditHooks } from './audit-hooks.ts'
import { builtConfig, collectionOf } from './built-config.ts'

const hook = () => undefined
const audit = {
  collections: ['customers'],
  beforeChange: ({ data }: { data: object }) => data,
  afterChange: () => hook,
  afterDelete: () => hook,
  afterGlobalChange: () => hook,
}

it('adds the audit log behind all other hooks of a built configuration', async () => {
  const config = addAuditHooks(await builtConfig(), audit)
  const { hooks } = collectionOf(config, 'customers')
  expect([hooks.beforeChange.at(-1), hooks.afterChange.at(-1), hooks.afterDelete.at(-1)]).toEqual([
    audit.beforeChange,
    hook,
    hook,
  ])
  expect(collectionOf(config, 'pages').hooks.afterChange).not.toContain(hook)
  expect(config.globals.find(({ slug }) => slug === 'header')?.hooks.afterChange?.at(-1)).toBe(hook)
})
