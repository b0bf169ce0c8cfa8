import { describe, expect, it } from 'vitest'
import { isShipped, LEXICON_PAGE_ROWS, lexiconPage, toLexiconQuery } from './lexicon-page.ts'

const NONE: ReadonlySet<string> = new Set()
const ask = (text: string, more: object = {}, off = NONE) =>
  lexiconPage({ text, onlyOff: false, page: 1, ...more }, off)

describe('the list of the lexicon', () => {
  it.each(['گوشی موبایل', 'گوشي موبايل', 'گوشی  موبایل'])('finds a group however it is typed: %s', (text) => {
    expect(ask(text).rows[0]).toMatchObject({ id: 'گوشی', area: 'phones', isOn: true })
  })

  it('names the kinds of a group by their usual words', () => {
    expect(ask('آیفون').rows.map(({ id }) => id)).toContain('ایفون')
    expect(ask('تلفن همراه').rows[0]?.kinds).toContain('آیفون')
  })

  it('goes page by page to the last, and no further', () => {
    const { total } = ask('')
    const last = Math.ceil(total / LEXICON_PAGE_ROWS)
    expect(ask('', { page: last + 5 })).toEqual(ask('', { page: last }))
    expect(ask('').rows).toHaveLength(LEXICON_PAGE_ROWS)
    const [one, other] = [ask(''), ask('', { page: 2 })].map(({ rows }) => rows.map(({ id }) => id))
    expect(one?.filter((id) => other?.includes(id))).toEqual([])
  })

  it('shows what is off, and of that alone where it is asked', () => {
    const off = new Set(['گیوه', 'no longer shipped'])
    expect(ask('گیوه', {}, off).rows[0]?.isOn).toBe(false)
    expect(ask('', { onlyOff: true }, off).rows.map(({ id }) => id)).toEqual(['گیوه'])
  })

  it('is empty for a word that is not there', () => {
    expect(ask('ققنوسک')).toEqual({ rows: [], total: 0, page: 1, last: 1 })
  })

  it.each([
    ['گیوه', true],
    ['__proto__', false],
    ['constructor', false],
    ['', false],
  ])('ships %j: %s', (id, is) => {
    expect(isShipped(id)).toBe(is)
  })

  it.each([
    null,
    [],
    {},
    { text: 'گوشی', onlyOff: 'no', page: 1 },
    { text: 'گوشی', onlyOff: true, page: 0 },
    { text: 'گوشی', onlyOff: true, page: 1.5 },
    { text: 'گوشی', onlyOff: true, page: 1e9 },
    { text: 'ک'.repeat(61), onlyOff: true, page: 1 },
    { text: ['گوشی'], onlyOff: true, page: 1 },
  ])('asks nothing with %j', (body) => {
    expect(toLexiconQuery(body)).toBeNull()
  })
})
