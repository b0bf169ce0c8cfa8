import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../tools/services/settings.ts'
import { correlate, type Spectrum, toSpectrum } from './correlate.ts'
import { likenessNear } from './likeness-near.ts'
import { readWav, resample, type Sound } from './read-wav.ts'

const RECORDINGS = join(ROOT, 'apps/shop-api/src/captcha/spoken')
/** A voice is found by its low tones, which forgive a pace that is not quite met. */
const COARSE_RATE = 1_378
const PACES = Array.from({ length: 48 }, (_, step) => 0.85 * 1.006 ** step)
const SIZE = 8_192
const PLACES_KEPT = 6
/** As many digits as are looked at more closely where one was found. */
const CANDIDATES = 9

type Template = {
  digit: string
  pace: number
  recording: Sound
  size: number
  norm: number
  spectrum: Spectrum
}
type Find = { template: Template; at: number; until: number; likeness: number }
type Heard = { length: number; energies: Float64Array; spectrum: Spectrum }

let templates: Template[] | undefined

/** The digits that a recording says, by a matched filter of every known recording at every pace. */
export function hearDigits(wav: Buffer, length: number): string {
  templates ??= readTemplates()
  const sound = readWav(wav)
  const samples = resample(sound.samples, sound.rate / COARSE_RATE).subarray(0, SIZE)
  const heard = {
    length: samples.length,
    energies: runningEnergy(samples),
    spectrum: toSpectrum(samples, SIZE),
  }
  const finds = templates.flatMap((template) => bestPlaces(heard, template)).toSorted(byLikeness)
  const chosen: Find[] = []
  for (const find of finds) {
    if (chosen.length === length) break
    if (chosen.every(({ at, until }) => find.at >= until || find.until <= at)) chosen.push(find)
  }
  const inOrder = chosen.toSorted((one, other) => one.at - other.at)
  return inOrder.map((place) => recogniseDigit(sound, finds, place)).join('')
}

const byLikeness = (one: Find, other: Find) => other.likeness - one.likeness

/** Looks at one place again, in all tones and at paces in between: which of the likeliest digits is it? */
function recogniseDigit(sound: Sound, finds: readonly Find[], place: Find): string {
  const near = finds.filter(({ at, until }) => at < place.until && until > place.at)
  const digits = [...new Set(near.map(({ template }) => template.digit))].slice(0, CANDIDATES)
  const looked = digits.map((digit) => {
    const own = near.filter(({ template }) => template.digit === digit).slice(0, 2)
    const close = own.map(({ template, at }) =>
      likenessNear(sound, template.recording, { pace: template.pace, seconds: at / COARSE_RATE }),
    )
    return { digit, likeness: Math.max(...close) }
  })
  return looked.reduce((best, one) => (one.likeness > best.likeness ? one : best)).digit
}

function readTemplates(): Template[] {
  const files = readdirSync(RECORDINGS).filter((name) => /^fa-[1-9].*\.wav$/.test(name))
  return files.flatMap((name) => {
    const recording = readWav(readFileSync(join(RECORDINGS, name)))
    return PACES.map((pace) => {
      const said = resample(recording.samples, (recording.rate / COARSE_RATE) * pace)
      const norm = Math.sqrt(said.reduce((sum, value) => sum + value * value, 0))
      const spectrum = toSpectrum(said, SIZE)
      return { digit: name.charAt(3), pace, recording, size: said.length, norm, spectrum }
    })
  })
}

/** Where this recording is most like what is heard, loudness left aside. */
function bestPlaces(heard: Heard, template: Template): Find[] {
  const { size, norm, spectrum } = template
  const products = correlate(heard.spectrum, spectrum)
  const finds: Find[] = []
  let least = 0
  for (let at = 0; at + size <= heard.length; at += 1) {
    const local = Math.sqrt((heard.energies[at + size] as number) - (heard.energies[at] as number))
    const likeness = (products[at] as number) / (norm * local + 1e-9)
    if (likeness <= least) continue
    finds.push({ template, at, until: at + Math.round(size * 0.8), likeness })
    if (finds.length <= PLACES_KEPT) continue
    finds.sort(byLikeness)
    finds.pop()
    least = finds.at(-1)?.likeness ?? 0
  }
  return finds
}

function runningEnergy(samples: Float64Array): Float64Array {
  const sums = new Float64Array(samples.length + 1)
  for (let at = 0; at < samples.length; at += 1)
    sums[at + 1] = (sums[at] as number) + (samples[at] as number) ** 2
  return sums
}
