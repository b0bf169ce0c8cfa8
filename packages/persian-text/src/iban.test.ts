import { isShebaValid } from '@persian-tools/persian-tools'
import { describe, expect, it } from 'vitest'
import { parseIban } from './iban.ts'

describe('an Iranian IBAN', () => {
  it.each([
    'IR820540102680020817909002',
    'ir82 0540 1026 8002 0817 9090 02',
    '۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲',
    '٨٢٠٥٤٠١٠٢٦٨٠٠٢٠٨١٧٩٠٩٠٠٢',
  ])('is read from %s', (text) => {
    expect(parseIban(text)).toBe('IR820540102680020817909002')
  })

  it.each(['', 'IR82054010268002081790900', 'IR830540102680020817909002', 'DE820540102680020817909002'])(
    'is not %s',
    (text) => {
      expect(parseIban(text)).toBeUndefined()
    },
  )

  it('is one for another library too', () => {
    expect(isShebaValid('IR820540102680020817909002')).toBe(true)
    expect(isShebaValid('IR830540102680020817909002')).toBe(false)
  })
})
