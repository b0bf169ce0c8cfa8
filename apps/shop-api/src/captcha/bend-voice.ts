import { between, type Chance } from './shapes.ts'
import { SAMPLES_A_SECOND } from './wav.ts'

/** Half of a grain is a whole number of samples: between two samples there is none to be written. */
const STEP = Math.round(0.015 * SAMPLES_A_SECOND)
const GRAIN = 2 * STEP
/** How far a grain may be moved so that its waves go on where those before it ended. */
const SLIDE = Math.round(0.006 * SAMPLES_A_SECOND)

/** The samples played faster (above 1) or slower, and so higher or lower in pitch and in the resonances of the mouth. */
export function atPitch(samples: Float64Array, pitch: number): Float64Array {
  const bent = new Float64Array(Math.floor(samples.length / pitch))
  for (let index = 0; index < bent.length; index += 1) {
    const left = Math.floor(index * pitch)
    const one = samples[left] ?? 0
    bent[index] = one + ((samples[left + 1] ?? 0) - one) * (index * pitch - left)
  }
  return bent
}

/**
 * The samples at a pace that changes within the word, at the same pitch: grains are laid half over each other, each
 * where it fits the last one best.
 */
export function atUnevenPace(samples: Float64Array, chance: Chance): Float64Array {
  const [slow, swing, phase] = [
    between(chance, 0.85, 1.2),
    between(chance, 0.1, 0.3),
    between(chance, 0, 6.28),
  ]
  const turns = between(chance, 0.5, 1.5)
  const out = new Float64Array(Math.ceil(samples.length * 2.4) + GRAIN)
  let [read, write] = [0, 0]
  while (read + GRAIN + SLIDE < samples.length) {
    layGrain(samples, out, { read: write === 0 ? 0 : bestStart(samples, out, read, write), write })
    const part = read / samples.length
    read += STEP * slow * (1 + swing * Math.sin(phase + part * turns * 2 * Math.PI))
    write += STEP
  }
  return out.slice(0, write + STEP)
}

function layGrain(
  samples: Float64Array,
  out: Float64Array,
  { read, write }: { read: number; write: number },
): void {
  for (let n = 0; n < GRAIN; n += 1) {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / GRAIN)
    out[write + n] = (out[write + n] ?? 0) + (samples[read + n] ?? 0) * weight
  }
}

function bestStart(samples: Float64Array, out: Float64Array, read: number, write: number): number {
  const middle = Math.round(read)
  let [best, start] = [Number.NEGATIVE_INFINITY, middle]
  for (let at = Math.max(0, middle - SLIDE); at <= middle + SLIDE; at += 2) {
    let alike = 0
    for (let n = 0; n < STEP; n += 4) alike += (out[write + n] ?? 0) * (samples[at + n] ?? 0)
    if (alike > best) [best, start] = [alike, at]
  }
  return start
}

/** The samples through another mouth: some frequencies stronger, some weaker, by chance. */
export function withOtherTimbre(samples: Float64Array, chance: Chance): Float64Array {
  const tilted = tilt(samples, between(chance, -0.45, 0.45))
  const first = peak(tilted, { hertz: between(chance, 350, 1_100), decibels: between(chance, -9, 9) })
  return peak(first, { hertz: between(chance, 1_200, 3_400), decibels: between(chance, -10, 10) })
}

function tilt(samples: Float64Array, amount: number): Float64Array {
  return samples.map((sample, index) => sample + amount * (samples[index - 1] ?? 0))
}

/** A peaking filter as in the audio EQ cookbook. */
function peak(samples: Float64Array, { hertz, decibels }: { hertz: number; decibels: number }): Float64Array {
  const turn = (2 * Math.PI * hertz) / SAMPLES_A_SECOND
  const gain = 10 ** (decibels / 40)
  const width = Math.sin(turn) / 2
  const [b0, b1, b2] = [1 + width * gain, -2 * Math.cos(turn), 1 - width * gain]
  const [a0, a2] = [1 + width / gain, 1 - width / gain]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  const out = new Float64Array(samples.length)
  for (let n = 0; n < out.length; n += 1) {
    const x = samples[n] ?? 0
    const y = (b0 * x + b1 * x1 + b2 * x2 - b1 * y1 - a2 * y2) / a0
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[n] = y
  }
  return out
}

/** The samples in a small room of its own: a few walls, each heard later and weaker. */
export function inRoom(samples: Float64Array, chance: Chance): Float64Array {
  const walls = Array.from({ length: 6 }, (_, index) => ({
    delay: Math.round(between(chance, 0.008, 0.07) * SAMPLES_A_SECOND),
    gain: (between(chance, 0.15, 0.45) * (chance() < 0.5 ? -1 : 1)) / (1 + index / 2),
  }))
  const heard = new Float64Array(samples.length + Math.round(0.07 * SAMPLES_A_SECOND))
  heard.set(samples)
  for (const { delay, gain } of walls)
    for (let n = 0; n < samples.length; n += 1)
      heard[n + delay] = (heard[n + delay] ?? 0) + (samples[n] ?? 0) * gain
  return heard
}
