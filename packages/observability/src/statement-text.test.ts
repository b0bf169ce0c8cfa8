import { describe, expect, it } from 'vitest'
import { statementName, withoutValues } from './statement-text.ts'

describe('the text of a statement in a trace', () => {
  it.each([
    ["select * from people where mobile = '09121234567'", 'select * from people where mobile = ?'],
    ["select 'it''s', 12, $1, t2.a3 from t2 limit 50", 'select ?, ?, $1, t2.a3 from t2 limit ?'],
    ['select $$secret$$ -- a word\n from a', 'select ? from a'],
    ['/* 0912 */ select 1', 'select ?'],
    ["select 1 where name = 'رضا--x' and city = 'قم'", 'select ? where name = ? and city = ?'],
    ["select '/*', 'سارا', '*/', '$$' from a", 'select ?, ?, ?, ? from a'],
    ["select E'it\\'s سارا' -- it's nobody\n from a", 'select ? from a'],
  ])('holds no value: %s', (text, shown) => {
    expect(withoutValues(text)).toBe(shown)
  })

  it('is short', () => {
    expect(withoutValues(`select ${'a, '.repeat(2_000)}`).length).toBe(1_000)
  })

  it('is called by its name, else by its first word', () => {
    expect(statementName('select 1', 'load-basket')).toBe('sql load-basket')
    expect(statementName('  UPDATE a set b = 1', undefined)).toBe('sql update')
  })
})
