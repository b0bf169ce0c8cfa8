import { describe, expect, it } from 'vitest'
import { toBytes } from './to-bytes.ts'

describe('the bytes of a text', () => {
  it.each([
    ['nothing', ''],
    ['Latin letters', 'tea'],
    ['Persian letters', 'چای سیاه'],
    ['signs of two units', '👍🏽 چای'],
    ['half a sign', 'چای \ud83d'],
    ['half a sign inside', '\udc4d چای'],
    ['what is longer than the memory that is kept', 'چای '.repeat(300_000)],
    ['signs on the border of that memory', `${'a'.repeat((1 << 20) - 1)}چ`],
  ])('are those of UTF-8: %s', (_, text) => {
    expect(toBytes(text).equals(Buffer.from(text))).toBe(true)
  })

  it('stay as they are when another text is written', () => {
    const [tea, rice] = [toBytes('چای'), toBytes('برنج')]
    expect([tea.toString(), rice.toString()]).toEqual(['چای', 'برنج'])
  })
})
