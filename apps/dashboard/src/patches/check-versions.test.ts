import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patches } from './all.ts'
import { checkPatchVersions, versionFaults } from './check-versions.ts'

const APP = join(import.meta.dirname, '../..')
const patch = { name: 'date-picker', writtenFor: { '@payloadcms/ui': '3.90.1' }, upstream: null }

describe('the patches of frameworks', () => {
  it('are written for what is installed', () => {
    expect(() => checkPatchVersions(APP)).not.toThrow()
  })

  it('stop a build with a sentence that names the patch, where a package was raised', () => {
    const [fault] = versionFaults([patch], () => '3.91.0')
    expect(fault).toMatch(
      /^@payloadcms\/ui is 3\.91\.0, and src\/patches\/date-picker\.ts is written for 3\.90\.1/,
    )
  })

  it.each(patches.map(({ name }) => name))(
    '%s has its file, and a test that fails without the patch',
    (name) => {
      const files = readdirSync(import.meta.dirname)
      expect(files.filter((file) => new RegExp(`^${name}\\.(ts|test\\.tsx?)$`).test(file))).toHaveLength(2)
    },
  )

  it('are written for exact versions', () => {
    for (const { writtenFor } of patches)
      for (const [name, version] of Object.entries(writtenFor)) {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/)
        expect(existsSync(join(APP, 'node_modules', name))).toBe(true)
      }
  })
})
