export type Spectrum = { re: Float64Array; im: Float64Array }

/** The spectrum of the samples, filled up with silence to a power of two. */
export function toSpectrum(samples: Float64Array, size: number): Spectrum {
  const re = new Float64Array(size)
  re.set(samples)
  const spectrum = { re, im: new Float64Array(size) }
  transform(spectrum)
  return spectrum
}

/** How alike two sounds are at every shift of the second against the first: multiplied and summed up, by spectra. */
export function correlate(heard: Spectrum, said: Spectrum): Float64Array {
  const size = heard.re.length
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  for (let at = 0; at < size; at += 1) {
    const a = heard.re[at] as number
    const b = heard.im[at] as number
    const c = said.re[at] as number
    const d = said.im[at] as number
    // The product with the conjugate; conjugated once more, a forward transform does the work of a backward one.
    re[at] = (a * c + b * d) / size
    im[at] = (a * d - b * c) / size
  }
  transform({ re, im })
  return re
}

const turns = new Map<number, Spectrum>()

function turnsOf(size: number): Spectrum {
  const known = turns.get(size)
  if (known) return known
  const angles = Float64Array.from({ length: size / 2 }, (_, at) => (-2 * Math.PI * at) / size)
  const made = { re: angles.map(Math.cos), im: angles.map(Math.sin) }
  turns.set(size, made)
  return made
}

/** The fast Fourier transform in place (Cooley and Tukey). */
function transform({ re, im }: Spectrum): void {
  const size = re.length
  const turn = turnsOf(size)
  mirror(re)
  mirror(im)
  for (let span = 2; span <= size; span *= 2) {
    const half = span / 2
    const stride = size / span
    for (let start = 0; start < size; start += span)
      for (let place = 0; place < half; place += 1) {
        const near = start + place
        const far = near + half
        const turnRe = turn.re[place * stride] as number
        const turnIm = turn.im[place * stride] as number
        const farRe = re[far] as number
        const farIm = im[far] as number
        const partRe = farRe * turnRe - farIm * turnIm
        const partIm = farRe * turnIm + farIm * turnRe
        re[far] = (re[near] as number) - partRe
        im[far] = (im[near] as number) - partIm
        re[near] = (re[near] as number) + partRe
        im[near] = (im[near] as number) + partIm
      }
  }
}

/** Puts every value to the place whose number is its own, read backwards in bits. */
function mirror(values: Float64Array): void {
  const size = values.length
  for (let at = 1, mirrored = 0; at < size; at += 1) {
    let bit = size >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (at >= mirrored) continue
    const kept = values[at] as number
    values[at] = values[mirrored] as number
    values[mirrored] = kept
  }
}
