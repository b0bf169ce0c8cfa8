import { expect, it } from 'vitest'
import { accept, refuse } from './outcome.ts'

it('carries the accepted value', () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 })
})

it('carries the refusal with its data', () => {
  expect(refuse({ kind: 'less-than-min', min: 2 })).toEqual({
    ok: false,
    refusal: { kind: 'less-than-min', min: 2 },
  })
})
