import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { importTable } from './import-table.ts'
import { toCruiserRules } from './to-cruiser-rules.ts'

const workspace = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).filter((name) => existsSync(join(ROOT, folder, name, 'package.json'))),
)

describe('the import table', () => {
  it.each(workspace)('has a row for %s', (name) => {
    const missing = `${name} has no row: say in tools/boundaries/import-table.ts what it may import`
    expect(importTable, missing).toHaveProperty([name])
  })

  it('has no row for a package that is gone', () => {
    expect(Object.keys(importTable).filter((name) => !workspace.includes(name))).toEqual([])
  })

  it('becomes one rule a row, each saying what to do', () => {
    const rules = new Map(toCruiserRules().map((rule) => [rule.name, rule.comment]))
    for (const name of workspace) expect(rules.get(`${name}-imports`)).toContain('import-table.ts')
  })
})
