import { expect, it } from 'vitest'
import { isSameCode, toCodeKey } from './code-key.ts'

it.each([
  ['nowruz1405', 'NOWRUZ1405'],
  ['  Nowruz۱۴۰۵ ', 'NOWRUZ1405'],
  ['عید١٤٠٥', 'عید1405'],
])('keeps the typed code "%s" as %s', (typed, key) => {
  expect(toCodeKey(typed)).toBe(key)
})

it('knows one code in two spellings', () => {
  expect(isSameCode(' nowruz۱۴', 'NOWRUZ14')).toBe(true)
})

it('tells two codes apart', () => {
  expect(isSameCode('NOWRUZ14', 'NOWRUZ15')).toBe(false)
})
