/** Frames of a sound as an ear's bands hear them: what speech recognisers began with. */
export type Spectra = Float64Array[]

const HOP = 110
const WINDOW = 256
const BANDS = 22
const COEFFICIENTS = 12
const RATE = 11_025
/** As loud as the hiss under the words: below it nothing is compared. */
const FLOOR = 3e4

const hann = Float64Array.from(
  { length: WINDOW },
  (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / (WINDOW - 1)),
)
const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const fromMel = (value: number) => 700 * (10 ** (value / 2595) - 1)
const edges = Array.from({ length: BANDS + 2 }, (_, band) => {
  const [low, high] = [mel(120), mel(5_000)]
  return (fromMel(low + ((high - low) * band) / (BANDS + 1)) * WINDOW) / RATE
})

/** The mel cepstrum of each frame, without its loudness, and the loudness beside it. */
export function toSpectra(samples: Float64Array): { cepstra: Spectra; loudness: Float64Array } {
  const count = Math.max(0, Math.floor((samples.length - WINDOW) / HOP) + 1)
  const loudness = new Float64Array(count)
  const cepstra = Array.from({ length: count }, (_, frame) => {
    const bands = bandsOf(powerOf(samples, frame * HOP))
    loudness[frame] = Math.log(bands.reduce((sum, band) => sum + band, 1e-6))
    return cosines(bands.map((band) => Math.log(band + FLOOR)))
  })
  return { cepstra, loudness }
}

/** Cepstra around their own mean: what a room or a filter adds to all of them is gone. */
export function centred(cepstra: Spectra): Spectra {
  const mean = new Float64Array(COEFFICIENTS)
  for (const frame of cepstra)
    frame.forEach((value, at) => {
      mean[at] = (mean[at] ?? 0) + value / cepstra.length
    })
  return cepstra.map((frame) => frame.map((value, at) => value - (mean[at] ?? 0)))
}

function powerOf(samples: Float64Array, start: number): Float64Array {
  const real = new Float64Array(WINDOW)
  const imaginary = new Float64Array(WINDOW)
  for (let n = 0; n < WINDOW; n += 1) real[n] = (samples[start + n] ?? 0) * (hann[n] ?? 0)
  transform(real, imaginary)
  return Float64Array.from(
    { length: WINDOW / 2 },
    (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  )
}

function bandsOf(power: Float64Array): number[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3)
    let sum = 0
    for (let bin = Math.ceil(low); bin < high; bin += 1) {
      const part = bin <= middle ? (bin - low) / (middle - low) : (high - bin) / (high - middle)
      sum += (power[bin] ?? 0) * part
    }
    return sum
  })
}

const cosineTable = Array.from({ length: COEFFICIENTS }, (_, k) =>
  Float64Array.from({ length: BANDS }, (_, band) => Math.cos((Math.PI * (k + 1) * (band + 0.5)) / BANDS)),
)
const cosines = (bands: readonly number[]) =>
  Float64Array.from(cosineTable, (row) =>
    row.reduce((sum, value, band) => sum + value * (bands[band] ?? 0), 0),
  )

const turnCos = Float64Array.from({ length: WINDOW / 2 }, (_, k) => Math.cos((-2 * Math.PI * k) / WINDOW))
const turnSin = Float64Array.from({ length: WINDOW / 2 }, (_, k) => Math.sin((-2 * Math.PI * k) / WINDOW))

/** The fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      swap(real, i, j)
      swap(imaginary, i, j)
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const turn = (k * size) / length
        const cos = turnCos[turn] as number
        const sin = turnSin[turn] as number
        const a = start + k
        const b = a + length / 2
        const x = real[b] as number
        const y = imaginary[b] as number
        const re = x * cos - y * sin
        const im = x * sin + y * cos
        real[b] = (real[a] as number) - re
        imaginary[b] = (imaginary[a] as number) - im
        real[a] = (real[a] as number) + re
        imaginary[a] = (imaginary[a] as number) + im
      }
    }
  }
}

function swap(list: Float64Array, one: number, other: number): void {
  const kept = list[one] as number
  list[one] = list[other] as number
  list[other] = kept
}
