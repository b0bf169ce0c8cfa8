import { expect, it } from 'vitest'
import { nameRelease } from './make-release.ts'

it('a release is named so that names sort by age and tell their commit', () => {
  expect(nameRelease('0.1.0', 1_794_763_798, 'bfdf23c1aa')).toBe('rasteh-0.1.0-202611151729-bfdf23c1')
})
