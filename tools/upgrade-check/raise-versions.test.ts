import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { GROUPS } from './groups.ts'
import { raiseManifest, raisePatch } from './raise-versions.ts'

const raises = GROUPS.map((group) => ({ group, version: '99.0.0' }))
const payload = raises.filter(({ group }) => group.name === 'payload')

describe('raising a group', () => {
  it('changes its packages in a package.json, and nothing else', () => {
    const manifest =
      '{\n  "version": "0.1.0",\n  "@payloadcms/ui": "3.90.1",\n  "payload": "3.90.1",\n  "next": "16.4.6"\n}\n'
    expect(raiseManifest(manifest, payload)).toBe(
      '{\n  "version": "0.1.0",\n  "@payloadcms/ui": "99.0.0",\n  "payload": "99.0.0",\n  "next": "16.4.6"\n}\n',
    )
  })

  it('changes what a patch is written for', () => {
    const source =
      "const a = '3.90.1'\n  writtenFor: { payload: '3.90.1', '@payloadcms/ui': '3.90.1', next: '16.4.6' },"
    expect(raisePatch(source, payload)).toBe(
      "const a = '3.90.1'\n  writtenFor: { payload: '99.0.0', '@payloadcms/ui': '99.0.0', next: '16.4.6' },",
    )
  })

  it('reaches every patch of the dashboard', () => {
    const files = globSync('apps/dashboard/src/patches/*.ts', { cwd: ROOT })
    const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
    const patches = sources.filter((source) => /writtenFor: \{/.test(source) && !source.includes('describe('))
    expect(patches.length).toBeGreaterThan(10)
    for (const source of patches) expect(raisePatch(source, raises)).toContain("'99.0.0'")
  })
})
