import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../../tools/services/settings.ts'

type Lockfile = { importers: Record<string, object>; packages: Record<string, object> }
type Package = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { importers, packages } = parse(read('pnpm-lock.yaml')) as Lockfile
const versionsOf = (name: string) =>
  Object.keys(packages).flatMap((id) => (id.startsWith(`${name}@`) ? [id.slice(name.length + 1)] : []))

describe('what the shop is made of', () => {
  // Two drivers would be two kinds of connection and of error; two of the others are sent to people twice.
  it.each([['pg'], ['@types/pg'], ['date-fns'], ['react'], ['react-dom'], ['pino']])(
    '%s is there once',
    (name) => {
      expect(versionsOf(name)).toHaveLength(1)
    },
  )

  it.each(Object.keys(importers))('%s names each version exactly', (folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(join(folder, 'package.json'))) as Package
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(workspace:\*|(npm:\w+@)?\d+\.\d+\.\d+[\w.-]*)$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('is installed by the pnpm that the project names, and CI takes the same', () => {
    const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string }
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/)
    expect(read('.ci/run')).toContain('packageManager')
  })

  it('keeps what is added exact too', () => {
    expect(parse(read('pnpm-workspace.yaml'))).toMatchObject({ saveExact: true })
  })
})
