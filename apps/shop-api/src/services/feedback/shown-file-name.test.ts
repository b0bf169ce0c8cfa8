import { describe, expect, it } from 'vitest'
import { toShownFileName } from './shown-file-name.ts'

describe('a file name as staff see it', () => {
  it.each([
    ['رسید خرید.jpg', 'رسید خرید.jpg'],
    ['C:\\fakepath\\a.png', 'a.png'],
    ['../../etc/passwd', 'passwd'],
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['a\u0000\n.png', 'a.png'],
    ['', 'file'],
    ['dir/', 'file'],
  ])('of %j is %j', (given, shown) => {
    expect(toShownFileName(given)).toBe(shown)
  })

  it('keeps the end of a long one, where its kind stands', () => {
    const shown = toShownFileName(`${'ن'.repeat(500)}.jpg`)
    expect(Array.from(shown)).toHaveLength(120)
    expect(shown.endsWith('.jpg')).toBe(true)
  })
})
