import { describe, expect, it } from 'vitest'
import { foldText } from '../fold/fold-text.ts'
import { toReadings, toSpellings } from './finglish.ts'
import { FINGLISH_WORDS } from './finglish-words.ts'
import { toSound } from './sound.ts'

const SHARE_UNDERSTOOD = 0.93

describe('Finglish', () => {
  it('is understood in nearly all of the written words', () => {
    const missed = FINGLISH_WORDS.filter(
      ([persian, latin]) => !toReadings(latin).some(({ token }) => token === toSound(foldText(persian))),
    )
    expect(FINGLISH_WORDS.length).toBeGreaterThan(200)
    expect(missed.length / FINGLISH_WORDS.length, `missed: ${missed.join(' · ')}`).toBeLessThan(
      1 - SHARE_UNDERSTOOD,
    )
  })

  it.each([
    ['gushi', 'گوشی'],
    ['kafsh', 'کفش'],
    ['sandali', 'صندلی'],
    ['ghahve', 'قهوه'],
    ['asal', 'عسل'],
    ['saat', 'ساعت'],
    ['zaferan', 'زعفران'],
  ])('spells %s as %s among others', (latin, persian) => {
    expect(toReadings(latin).flatMap(({ token }) => toSpellings(token))).toContain(persian)
  })

  it('gives one sound to letters that sound alike', () => {
    expect(['ضرف', 'ظرف', 'زرف', 'ذرف'].map(toSound)).toEqual(Array(4).fill('~zrf'))
    expect(['صندلی', 'سندلی'].map(toSound)).toEqual(['~sndli', '~sndli'])
  })

  it.each(['گوشی', 'a1', '', 'x'.repeat(100)])('reads nothing in %j', (word) => {
    expect(toReadings(word)).toEqual([])
  })

  it('says that the likeliest reading is the likeliest', () => {
    const weights = toReadings('televizion').map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })
})
