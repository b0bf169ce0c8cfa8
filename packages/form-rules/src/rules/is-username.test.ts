import { describe, expect, it } from 'vitest'
import { isIntlUsername, isUsername } from './is-username.ts'

describe('username', () => {
  it('accepts an e-mail address [S5.27]', () => {
    expect(isUsername('sara@example.com')).toBe(true)
  })

  it.each(['09123456789', '+989123456789', '۰۹۱۲۳۴۵۶۷۸۹'])(
    'accepts the Iranian mobile %s [S5.28]',
    (text) => {
      expect(isUsername(text)).toBe(true)
    },
  )

  it.each(['', 'sara', '02188776655', '+14155552671', 'sara@', '0912345678'])(
    'refuses %j [S5.29]',
    (text) => {
      expect(isUsername(text)).toBe(false)
    },
  )
})

describe('intlUsername', () => {
  it('accepts an e-mail address [S5.30]', () => {
    expect(isIntlUsername('sara@example.com')).toBe(true)
  })

  it.each(['+14155552671', '+982188776655 ext 12'])('accepts the international phone %s [S5.31]', (text) => {
    expect(isIntlUsername(text)).toBe(true)
  })

  it.each(['', 'sara', 'sara@', '12345', '+98 abc'])('refuses %j [S5.32]', (text) => {
    expect(isIntlUsername(text)).toBe(false)
  })
})
