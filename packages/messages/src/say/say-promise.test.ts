import type { Culture } from '@rasteh/persian-text/culture'
import { describe, expect, it } from 'vitest'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { createSay } from './create-say.ts'
import { sayPromise } from './say-promise.ts'

const today = '2026-11-19'
const until = (day: string) => ({ day, fromHour: null, toHour: 21 })
const said = (culture: Culture, promise: Parameters<typeof sayPromise>[0], city: string | null = null) => {
  const say = createSay(defaultTexts(culture), culture)
  return sayPromise(promise, { say, culture, today, city })
}

describe('the sentence of a promise', () => {
  it.each([
    [until('2026-11-19'), 'امروز تا ساعت ۲۱', 'today by 21:00'],
    [until('2026-11-20'), 'فردا تا ساعت ۲۱', 'tomorrow by 21:00'],
    [until('2026-11-21'), 'شنبه ۳۰ آبان تا ساعت ۲۱', 'Saturday 21 November by 21:00'],
    [
      { day: '2026-11-21', fromHour: 9, toHour: 12 },
      'شنبه ۳۰ آبان ساعت ۹ تا ۱۲',
      'Saturday 21 November from 9:00 to 12:00',
    ],
    [{ day: '2027-03-21', fromHour: null, toHour: null }, 'یکشنبه ۱ فروردین', 'Sunday 21 March'],
  ])('of %j', (promise, fa, en) => {
    expect(said('fa-IR', promise)).toBe(fa)
    expect(said('en-US', promise)).toBe(en)
  })

  it('names the city that it goes to', () => {
    expect(said('fa-IR', until('2026-11-20'), 'تهران')).toBe('فردا تا ساعت ۲۱ در تهران')
    expect(said('en-US', until('2026-11-20'), 'Tehran')).toBe('tomorrow by 21:00 in Tehran')
  })

  it('names every day where it is read later', () => {
    const say = createSay(defaultTexts('fa-IR'), 'fa-IR')
    expect(sayPromise(until(today), { say, culture: 'fa-IR', today: null })).toBe(
      'پنج‌شنبه ۲۸ آبان تا ساعت ۲۱',
    )
  })
})
