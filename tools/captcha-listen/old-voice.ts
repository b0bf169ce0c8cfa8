import { toWav } from '@rasteh/shop-api/wav'
import type { Recordings } from './solve-by-recordings.ts'

type Chance = () => number

const SILENCE = 128
const MURMUR = 0.22
const SAMPLES_A_SECOND = 11_025
const between = (chance: Chance, low: number, high: number) => low + chance() * (high - low)

/**
 * Digits as the shop said them until November 2026: the recordings a little faster or slower, over a murmur. Kept to
 * show that somebody with the recordings could read them, and that the attacker of this proof is worth its name.
 */
export function speakAsBefore(digits: string, recordings: Recordings, chance: Chance): Buffer {
  const parts = [...digits].flatMap((digit) => [
    Array<number>(Math.round(between(chance, 0.3, 0.6) * SAMPLES_A_SECOND)).fill(0),
    atPace(recordings[digit] ?? new Float64Array(), between(chance, 0.86, 1.12)),
  ])
  const spoken = [...parts, Array<number>(Math.round(0.4 * SAMPLES_A_SECOND)).fill(0)].flat()
  const voices = Object.values(recordings)
  const murmur = parts
    .flatMap(() =>
      atPace(voices[Math.floor(chance() * voices.length)] ?? new Float64Array(), between(chance, 0.8, 1.3)),
    )
    .reverse()
  return toWav(
    Uint8Array.from(spoken, (sample, index) => {
      const heard = sample * 0.8 + (murmur[index] ?? 0) * MURMUR + between(chance, -7, 7)
      return Math.max(0, Math.min(255, SILENCE + heard))
    }),
  )
}

function atPace(samples: Float64Array, pace: number): number[] {
  return Array.from(
    { length: Math.floor(samples.length / pace) },
    (_, index) => samples[Math.floor(index * pace)] ?? 0,
  )
}
