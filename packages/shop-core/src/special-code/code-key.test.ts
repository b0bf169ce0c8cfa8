import { expect, it } from 'vitest'
import { toCodeKey } from './code-key.ts'

it.each([
  ['nowruz1405', 'NOWRUZ1405'],
  ['  Nowruz۱۴۰۵ ', 'NOWRUZ1405'],
  ['عید١٤٠٥', 'عید1405'],
])('keeps the typed code "%s" as %s', (typed, key) => {
  expect(toCodeKey(typed)).toBe(key)
})
