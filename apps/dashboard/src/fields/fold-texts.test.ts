import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { foldText, foldWhere } from './fold-texts.ts'

const isText = (path: string) => path === 'title'

/** What the field keeps of a typed text. */
const kept = (name: string, value: unknown) => foldText({ name })({ value } as never)

describe('a text that a manager types', () => {
  it('is kept with Persian letters', () => {
    expect(kept('title', 'كتاب علي')).toBe('کتاب علی')
  })

  it('keeps its digits, unless it is a code', () => {
    expect([kept('title', 'گوشی ۱۵'), kept('sku', 'AB-۱٢3')]).toEqual(['گوشی ۱۵', 'AB-123'])
  })

  it('may be a list, or nothing at all', () => {
    expect([kept('tags', ['كيف', 3]), kept('title', null)]).toEqual([['کیف', 3], null])
  })
})

describe('what a manager looks for', () => {
  it('is found however its letters and digits are typed', () => {
    expect(foldWhere({ title: { like: 'كيف ۱2' } }, isText)).toEqual({
      or: [{ title: { like: 'کیف 12' } }, { title: { like: 'کیف ۱۲' } }],
    })
  })

  it('is a title in the one spelling in which titles are kept a second time', () => {
    expect(foldWhere({ 'variant.fullTitle': { like: 'كيف‌هاي ۱۲' } }, isText)).toEqual({
      'variant.searchText': { like: 'کیفهای 12' },
    })
  })

  it.each([
    ['+۹۸ ۹۱۲ ۳۴۵', ['0912345']],
    ['00989123', ['09123']],
    ['98912', ['98912', '0912']],
    ['٩١٢', ['912']],
    ['98', ['98']],
  ])('is a mobile as it is kept: %s', (typed, spellings) => {
    const questions = spellings.map((like) => ({ username: { like } }))
    expect(foldWhere({ username: { like: typed } }, isText)).toEqual(
      questions.length === 1 ? questions[0] : { or: questions },
    )
  })

  it('leaves out every spelling when it asks for what is unlike', () => {
    expect(foldWhere({ title: { not_like: '۱' } }, isText)).toEqual({
      and: [{ title: { not_like: '1' } }, { title: { not_like: '۱' } }],
    })
  })

  it('is a number or a moment in Latin digits where no text is kept', () => {
    expect(foldWhere({ id: { in: '۲۰' } }, isText)).toEqual({ id: { in: '20' } })
  })

  it('keeps the order of questions inside questions', () => {
    const asked: Where = { and: [{ id: { equals: 1 } }, { or: [{ title: { like: 'يك' } }] }] }
    expect(foldWhere(asked, isText)).toEqual({
      and: [{ id: { equals: 1 } }, { or: [{ title: { like: 'یک' } }] }],
    })
  })
})
