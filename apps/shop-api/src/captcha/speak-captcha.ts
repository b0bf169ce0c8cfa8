import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { babble } from './babble.ts'
import { atPitch, atUnevenPace, inRoom, withOtherTimbre } from './bend-voice.ts'
import { between, type Chance } from './shapes.ts'
import { SAMPLES_A_SECOND, toWav, WAV_HEADER_BYTES } from './wav.ts'

/** The languages in which digits were recorded. */
export type SpokenLanguage = 'fa' | 'en'

const DIGITS = '123456789'
/** Around this value a sample of eight bits swings. */
const SILENCE = 128
const WORD_RMS = 30
/** Each word is louder than the voices behind it by this many decibels: people follow digits well below that. */
export const WORD_OVER_BABBLE_DB = [2.5, 5] as const
/** Between the words the voices behind come as near as the words themselves, so loudness does not show where one is. */
const PAUSE_OVER_WORD = [0.8, 1.15] as const
const RAMP = Math.round(0.04 * SAMPLES_A_SECOND)
const HISS = 6
const PAUSE_SECONDS = [0.2, 0.7] as const

const recordings = { fa: readRecordings('fa'), en: readRecordings('en') }

/** The words and the voices behind them, before they are laid together. */
export type SpokenParts = { words: Float64Array; behind: Float64Array }

/**
 * Says the digits one after the other as a WAV: each with a voice, a pace and a room of its own, over other voices
 * that never pause. The chance is passed in.
 */
export function speakCaptcha(digits: string, language: SpokenLanguage, chance: Chance): Buffer {
  const { words, behind } = speakParts(digits, language, chance)
  return toWav(
    Uint8Array.from(words, (sample, index) => {
      const heard = sample + (behind[index] ?? 0) + between(chance, -HISS, HISS)
      return Math.max(0, Math.min(255, SILENCE + heard))
    }),
  )
}

/** The two layers of a spoken captcha, so that a test can say how much louder one is than the other. */
export function speakParts(digits: string, language: SpokenLanguage, chance: Chance): SpokenParts {
  const voices = recordings[language]
  const pause = () => silence(between(chance, ...PAUSE_SECONDS))
  const said = [...digits].map((digit) => loudAs(bent(voices[digit] ?? new Float64Array(), chance), WORD_RMS))
  const parts = said.flatMap((word) => [pause(), word]).concat([pause()])
  const words = joined(parts)
  const voicesBehind = loudAs(babble(Object.values(voices), words.length, chance), WORD_RMS)
  const levels = joined(
    parts.map((part, index) => new Float64Array(part.length).fill(levelBehind(index, chance))),
  )
  const smooth = smoothed(levels)
  return { words, behind: voicesBehind.map((sample, index) => sample * (smooth[index] ?? 0)) }
}

/** Words and pauses take turns, a pause first. */
function levelBehind(index: number, chance: Chance): number {
  if (index % 2 === 0) return between(chance, ...PAUSE_OVER_WORD)
  return 1 / 10 ** (between(chance, ...WORD_OVER_BABBLE_DB) / 20)
}

/** The mean of what is near: the voices behind step back without a jump. */
function smoothed(levels: Float64Array): Float64Array {
  let sum = 0
  const sums = levels.map((level) => {
    sum += level
    return sum
  })
  return levels.map((_, index) => {
    const [from, to] = [Math.max(0, index - RAMP), Math.min(levels.length - 1, index + RAMP)]
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  })
}

function bent(samples: Float64Array, chance: Chance): Float64Array {
  const pitched = atPitch(samples, between(chance, 0.8, 1.25))
  return inRoom(withOtherTimbre(atUnevenPace(pitched, chance), chance), chance)
}

const silence = (seconds: number) => new Float64Array(Math.round(seconds * SAMPLES_A_SECOND))

function loudAs(samples: Float64Array, rms: number): Float64Array {
  const own = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, samples.length))
  return samples.map((sample) => (own === 0 ? 0 : (sample * rms) / own))
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function readRecordings(language: SpokenLanguage): Record<string, Float64Array> {
  return Object.fromEntries(
    [...DIGITS].map((digit) => {
      const file = readFileSync(join(import.meta.dirname, 'spoken', `${language}-${digit}.wav`))
      return [digit, Float64Array.from(file.subarray(WAV_HEADER_BYTES), (sample) => sample - SILENCE)]
    }),
  )
}
