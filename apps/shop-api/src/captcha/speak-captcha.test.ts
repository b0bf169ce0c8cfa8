import { describe, expect, it } from 'vitest'
import { speakCaptcha } from './speak-captcha.ts'
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

  it('are never said twice alike', () => {
    expect(speakCaptcha('12345', 'fa', Math.random).equals(speakCaptcha('12345', 'fa', Math.random))).toBe(
      false,
    )
  })

  it('stay small enough for a poor network', () => {
    expect(speakCaptcha('44444', 'fa', () => 0).length).toBeLessThan(110_000)
  })
})
