import { expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { listPackages, nameRelease } from './make-release.ts'

it('a release is named so that names sort by age and tell their commit', () => {
  expect(nameRelease('0.1.0', 1_794_763_798, 'bfdf23c1aa')).toBe('rasteh-0.1.0-202611151729-bfdf23c1')
})

it('a release lists every package that it runs on, with its version', { timeout: 60_000 }, () => {
  type Package = { name: string; version: string; purl: string }
  const { bomFormat, components } = JSON.parse(listPackages(ROOT)) as {
    bomFormat: string
    components: Package[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(components.length).toBeGreaterThan(100)
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'payload', 'next', 'pg']),
  )
  expect(components.filter(({ version }) => !version)).toEqual([])
})
