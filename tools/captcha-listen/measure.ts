import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { speakCaptcha } from '@rasteh/shop-api/speak-captcha'
import { WAV_HEADER_BYTES } from '@rasteh/shop-api/wav'
import { newCaptchaDigits } from '@rasteh/shop-core/captcha'
import { speakAsBefore } from './old-voice.ts'
import { prepareWords, type Recordings, solveByRecordings } from './solve-by-recordings.ts'

const SPOKEN = join(import.meta.dirname, '../../apps/shop-api/src/captcha/spoken')
export const LANGUAGES = ['fa', 'en'] as const
type Language = (typeof LANGUAGES)[number]
export type Measured = { solved: number; digitsRight: number; ms: number }

/** Chance that comes out the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * How many of `count` spoken captchas the attacker solves with one of three answers, which is all that a challenge
 * takes, and how many digits its best way hears rightly.
 */
export function measure(voice: 'before' | 'now', language: Language, count: number, seed: number): Measured {
  const recordings = readRecordings(language)
  const words = prepareWords(recordings)
  const chance = seeded(seed)
  const right: Record<string, number> = {}
  let solved = 0
  const startedAt = performance.now()
  for (let each = 0; each < count; each += 1) {
    const digits = newCaptchaDigits((below) => Math.floor(chance() * below))
    const wav =
      voice === 'now' ? speakCaptcha(digits, language, chance) : speakAsBefore(digits, recordings, chance)
    const guesses = solveByRecordings(toSamples(wav), words)
    if (guesses.some((guess) => guess.digits === digits)) solved += 1
    for (const guess of guesses)
      right[guess.way] =
        (right[guess.way] ?? 0) + [...digits].filter((digit, at) => guess.digits[at] === digit).length
  }
  const digitsRight = Math.max(...Object.values(right)) / (count * 5)
  return { solved, digitsRight, ms: (performance.now() - startedAt) / count }
}

const toSamples = (wav: Buffer) => Float64Array.from(wav.subarray(WAV_HEADER_BYTES), (sample) => sample - 128)

function readRecordings(language: Language): Recordings {
  return Object.fromEntries(
    [...'123456789'].map((digit) => [
      digit,
      toSamples(readFileSync(join(SPOKEN, `${language}-${digit}.wav`))),
    ]),
  )
}
