import { describe, expect, it } from 'vitest'
import { readFunctions, toFunction } from './read-functions.ts'
import { readMigrations } from './run-migrations.ts'

const functions = readFunctions()
const migrations = readMigrations()

describe('migrations', () => {
  it('have numbers of their own', () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
  })

  it('define no function', () => {
    const defining = migrations.filter(({ text }) =>
      /\b(create|alter|drop)\s+(or\s+replace\s+)?(function|procedure)\b/i.test(text),
    )
    expect(defining.map(({ name }) => name)).toEqual([])
  })
})

describe('functions', () => {
  it('stand one a file, which is named after them', () => {
    const misnamed = functions.filter(
      ({ file, name, text }) =>
        !file.endsWith(`/${name.replaceAll('_', '-')}.sql`) ||
        text.match(/\bcreate\s+(or\s+replace\s+)?function\b/gi)?.length !== 1,
    )
    expect(misnamed.map(({ file }) => file)).toEqual([])
    expect(new Set(functions.map(({ name }) => name)).size).toBe(functions.length)
  })

  it('have a sentence above them that says what they do', () => {
    const silent = functions.filter(
      ({ text }) => !/^(-- .+\n)*-- .*\.\ncreate or replace function /.test(text),
    )
    expect(silent.map(({ file }) => file)).toEqual([])
  })

  it('are dropped by their parameters, without defaults', () => {
    const text =
      "-- Notes it.\ncreate or replace function shop.note(p_a text,\n  p_b jsonb default '{}') returns void"
    expect(toFunction('platform/note.sql', text)).toMatchObject({
      name: 'note',
      parameters: 'p_a text,\n  p_b jsonb',
      isNeededFirst: false,
    })
    expect(toFunction('triggers/note.sql', text).isNeededFirst).toBe(true)
    expect(() => toFunction('platform/none.sql', 'select 1')).toThrow('functions/platform/none.sql')
  })
})
