import { resample, type Sound } from './read-wav.ts'

const FINE_RATE = 5_512
const PACE_STEPS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((step) => 1 + step * 0.001)
const SHIFTS = 14

/** How alike a recording is to what is heard around this moment, at paces around this one; 1 is the same. */
export function likenessNear(sound: Sound, recording: Sound, place: { pace: number; seconds: number }): number {
  const heard = fine(sound)
  const middle = Math.round(place.seconds * FINE_RATE)
  let best = 0
  for (const step of PACE_STEPS) {
    const said = resample(recording.samples, (recording.rate / FINE_RATE) * place.pace * step)
    for (let shift = -SHIFTS; shift <= SHIFTS; shift += 1) {
      const likeness = likenessAt(heard, said, middle + shift)
      if (likeness > best) best = likeness
    }
  }
  return best
}

function likenessAt(heard: Float64Array, said: Float64Array, from: number): number {
  let product = 0
  let own = 0
  let local = 0
  for (let at = 0; at < said.length; at += 1) {
    const one = said[at] as number
    const other = heard[from + at] ?? 0
    product += one * other
    own += one * one
    local += other * other
  }
  return product / (Math.sqrt(own * local) + 1e-9)
}

const kept = new WeakMap<Sound, Float64Array>()

function fine(sound: Sound): Float64Array {
  const known = kept.get(sound) ?? resample(sound.samples, sound.rate / FINE_RATE)
  kept.set(sound, known)
  return known
}
