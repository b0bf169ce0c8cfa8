import { describe, expect, it } from 'vitest'
import { speakCaptcha, speakParts, WORD_OVER_BABBLE_DB } from './speak-captcha.ts'
import { WAV_HEADER_BYTES } from './wav.ts'

/** Chance that always comes out the same. */
const halfway = () => 0.5

describe('spoken digits', () => {
  it.each(['fa', 'en'] as const)('in %s are a WAV that says each of them', (language) => {
    const all = speakCaptcha('123456789', language, halfway)
    expect(all.subarray(0, 4).toString()).toBe('RIFF')
    expect(all.readUInt32LE(4)).toBe(all.length - 8)
    expect(all.readUInt32LE(40)).toBe(all.length - WAV_HEADER_BYTES)
    const alone = [...'123456789'].map((digit) => speakCaptcha(digit, language, halfway).length)
    expect(new Set(alone).size).toBeGreaterThan(6)
  })

  it.each(['fa', 'en'] as const)('in %s stand above the voices behind them', (language) => {
    const [least] = WORD_OVER_BABBLE_DB
    for (const digit of '123456789') {
      const { words, behind } = speakParts(digit.repeat(5), language, Math.random)
      let [word, other] = [0, 0]
      words.forEach((sample, index) => {
        if (sample === 0) return
        word += sample ** 2
        other += (behind[index] ?? 0) ** 2
      })
      // The voices behind swell and sink a little around what they are set to.
      expect(10 * Math.log10(word / other)).toBeGreaterThan(least - 2)
    }
  })

  it('are never said twice alike', () => {
    expect(speakCaptcha('12345', 'fa', Math.random).equals(speakCaptcha('12345', 'fa', Math.random))).toBe(
      false,
    )
  })

  it('stay small enough for a poor network', () => {
    for (let time = 0; time < 5; time += 1)
      expect(speakCaptcha('44444', 'fa', Math.random).length).toBeLessThan(110_000)
  })
})
