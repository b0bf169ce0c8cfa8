import { importDateFNSLocale } from '@payloadcms/translations'
import { describe, expect, it } from 'vitest'
import { type DateLanguage, teachPersianDates } from './persian-dates.ts'

describe('a language of date-fns that was taught the Persian calendar', () => {
  const moment = new Date('2026-11-22T07:00:00Z')

  async function write(pattern: string[]): Promise<string> {
    const language = (await importDateFNSLocale('fa-IR')) as unknown as DateLanguage
    teachPersianDates(language)
    teachPersianDates(language)
    const parts = pattern.map((value) => ({ isToken: /[a-z]/i.test(value), value }))
    return (language.localize.preprocessor?.(moment, parts) ?? []).map(({ value }) => value).join('')
  }

  it('writes date and hour in Tehran where both are asked for', async () => {
    expect(await write(['MMMM', ' ', 'do', ' ', 'yyyy', ', ', 'h', ':', 'mm', ' ', 'a'])).toBe(
      '۱۴۰۵/۰۹/۰۱ ۱۰:۳۰',
    )
  })

  it('writes the date alone, or the hour alone, where only that is asked for', async () => {
    expect(await write(['yyyy', '/', 'MM', '/', 'dd'])).toBe('۱۴۰۵/۰۹/۰۱')
    expect(await write(['HH', ':', 'mm'])).toBe('۱۰:۳۰')
  })
})
