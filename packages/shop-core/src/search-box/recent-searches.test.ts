import { describe, expect, it } from 'vitest'
import { addRecent, RECENT_SEARCHES_MAX, readRecent, withoutRecent } from './recent-searches.ts'

describe('the recent searches of a device', () => {
  it('begin with the last one, each once however it was written', () => {
    expect(addRecent(['چای', 'كتاب'], ' کتاب ')).toEqual(['کتاب', 'چای'])
  })

  it('are a few', () => {
    const many = Array.from({ length: 20 }, (_, index) => `کالای ${index}`)
    const kept = many.reduce<readonly string[]>(addRecent, [])
    expect(kept).toHaveLength(RECENT_SEARCHES_MAX)
    expect(kept[0]).toBe('کالای 19')
  })

  it.each(['', 'چ', '09121234567', 'x@example.com'])('keep nothing of %j', (text) => {
    expect(addRecent(['چای'], text)).toEqual(['چای'])
  })

  it('lose one that is taken away', () => {
    expect(withoutRecent(['چای', 'کتاب'], 'چاي')).toEqual(['کتاب'])
  })

  it.each([undefined, null, 'چای', { 0: 'چای' }, 7])('are none where %j is kept', (kept) => {
    expect(readRecent(kept)).toEqual([])
  })

  it('are read without what is no search', () => {
    expect(readRecent(['چای', 7, null, '', 'کتاب'])).toEqual(['چای', 'کتاب'])
  })
})
