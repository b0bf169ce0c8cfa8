import { resample, type Sound } from './read-wav.ts'

type Place = { pace: number; seconds: number }
type Closer = Place & { likeness: number }
type Look = { rate: number; paceStep: number; paceSteps: number; shifts: number }

/** First in the lower tones, where a pace is soon met; then sample by sample. */
const LOOKS: readonly Look[] = [
  { rate: 5_512, paceStep: 0.001, paceSteps: 6, shifts: 14 },
  { rate: 11_025, paceStep: 0.000_12, paceSteps: 6, shifts: 4 },
]

/** How alike a recording is to what is heard around this moment, at paces around this one; 1 is the same. */
export function likenessNear(sound: Sound, recording: Sound, place: Place): number {
  let best: Closer = { ...place, likeness: 0 }
  for (const look of LOOKS) best = lookCloser(sound, recording, { place: best, look })
  return best.likeness
}

function lookCloser(sound: Sound, recording: Sound, { place, look }: { place: Place; look: Look }): Closer {
  const heard = atRate(sound, look.rate)
  const middle = Math.round(place.seconds * look.rate)
  let best: Closer = { ...place, likeness: 0 }
  for (let step = -look.paceSteps; step <= look.paceSteps; step += 1) {
    const pace = place.pace * (1 + step * look.paceStep)
    const said = resample(recording.samples, (recording.rate / look.rate) * pace)
    for (let shift = -look.shifts; shift <= look.shifts; shift += 1) {
      const likeness = likenessAt(heard, said, middle + shift)
      if (likeness > best.likeness) best = { pace, seconds: (middle + shift) / look.rate, likeness }
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

const kept = new Map<number, { sound: Sound; samples: Float64Array }>()

function atRate(sound: Sound, rate: number): Float64Array {
  const known = kept.get(rate)
  if (known?.sound === sound) return known.samples
  const samples = resample(sound.samples, sound.rate / rate)
  kept.set(rate, { sound, samples })
  return samples
}
