import { describe, expect, it } from 'vitest'
import { answerCell, sayAnswer, sayInShort } from './say-answer.ts'

const answer = (kind: string, value: string | string[]) => ({ id: 'a', kind, label: 'پرسش', value })

describe('an answer', () => {
  it.each([
    ['shortText', 'سارا ۲', 'سارا ۲'],
    ['mobile', '09123456789', '۰۹۱۲۳۴۵۶۷۸۹'],
    ['date', '1991-05-05', '۱۳۷۰/۰۲/۱۵'],
    ['date', 'not a day', 'not a day'],
    ['choices', ['الف', 'ب'], 'الف، ب'],
    ['consent', 'yes', 'پذیرفته است'],
  ])('of a %s that is %j is read as %s', (kind, value, said) => {
    expect(sayAnswer(answer(kind, value))).toBe(said)
  })

  it('keeps its Latin digits in a sheet', () => {
    expect(answerCell(answer('nationalCode', '0084575948'))).toBe('0084575948')
    expect(answerCell(answer('date', '1991-05-05'))).toBe('۱۳۷۰/۰۲/۱۵')
  })

  it('is told in short with two others, without files', () => {
    const answers = [answer('file', 'a.pdf'), answer('shortText', 'سارا'), answer('mobile', '0912')]
    expect(sayInShort(answers)).toBe('سارا · ۰۹۱۲')
    expect(Array.from(sayInShort([answer('shortText', 'ن'.repeat(500))]))).toHaveLength(121)
  })
})
