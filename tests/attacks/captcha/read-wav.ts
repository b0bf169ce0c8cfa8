export type Sound = { samples: Float64Array; rate: number }

/** The first channel of a WAV of eight or sixteen bits, around zero. */
export function readWav(bytes: Buffer): Sound {
  const rate = bytes.readUInt32LE(24)
  const channels = bytes.readUInt16LE(22)
  const wide = bytes.readUInt16LE(34) === 16
  const start = bytes.indexOf('data') + 8
  const step = channels * (wide ? 2 : 1)
  const count = Math.floor((bytes.length - start) / step)
  const samples = Float64Array.from({ length: count }, (_, index) => {
    const at = start + index * step
    return wide ? bytes.readInt16LE(at) / 256 : bytes.readUInt8(at) - 128
  })
  return { samples, rate }
}

/** So many samples become one: their mean, or, where it is hardly more than one, the nearest of them. */
export function resample(samples: Float64Array, step: number): Float64Array {
  const found = new Float64Array(Math.floor(samples.length / step))
  const width = Math.max(1, Math.floor(step + 0.5))
  for (let index = 0; index < found.length; index += 1) {
    const from = Math.floor(index * step)
    let sum = 0
    for (let at = from; at < from + width; at += 1) sum += samples[at] ?? 0
    found[index] = sum / width
  }
  return found
}
