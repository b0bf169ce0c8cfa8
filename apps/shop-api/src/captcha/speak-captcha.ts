import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { between, type Chance, oneOf } from './shapes.ts'
import { SAMPLES_A_SECOND, toWav, WAV_HEADER_BYTES } from './wav.ts'

/** The languages in which digits were recorded. */
export type SpokenLanguage = 'fa' | 'en'

const DIGITS = '123456789'
/** Around this value a sample of eight bits swings. */
const SILENCE = 128
/** A voice that says something else backwards underneath: people listen past it, programs hear two. */
const MURMUR = 0.22

const recordings = { fa: readRecordings('fa'), en: readRecordings('en') }

/**
 * Says the digits one after the other as a WAV: each at a pace and a distance of its own, over noise and a murmur. The
 * chance is passed in.
 */
export function speakCaptcha(digits: string, language: SpokenLanguage, chance: Chance): Buffer {
  const voices = recordings[language]
  const parts = [...digits].flatMap((digit) => [
    silence(between(chance, 0.3, 0.6)),
    atPace(voices[digit] ?? [], between(chance, 0.86, 1.12)),
  ])
  const spoken = [...parts, silence(0.4)].flat()
  const murmur = parts
    .flatMap(() => atPace(oneOf(chance, Object.values(voices)), between(chance, 0.8, 1.3)))
    .reverse()
  return toWav(
    Uint8Array.from(spoken, (sample, index) => {
      const hiss = between(chance, -7, 7)
      return Math.max(0, Math.min(255, SILENCE + sample * 0.8 + (murmur[index] ?? 0) * MURMUR + hiss))
    }),
  )
}

const silence = (seconds: number): number[] => Array(Math.round(seconds * SAMPLES_A_SECOND)).fill(0)

/** The samples played faster (above 1) or slower, and so higher or lower. */
function atPace(samples: readonly number[], pace: number): number[] {
  return Array.from(
    { length: Math.floor(samples.length / pace) },
    (_, index) => samples[Math.floor(index * pace)] ?? 0,
  )
}

function readRecordings(language: SpokenLanguage): Record<string, number[]> {
  return Object.fromEntries(
    [...DIGITS].map((digit) => {
      const file = readFileSync(join(import.meta.dirname, 'spoken', `${language}-${digit}.wav`))
      return [digit, Array.from(file.subarray(WAV_HEADER_BYTES), (sample) => sample - SILENCE)]
    }),
  )
}
