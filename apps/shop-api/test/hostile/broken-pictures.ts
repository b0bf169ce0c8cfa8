import { fileUpload, type HostileUpload } from './hostile-upload.ts'
import { FORMATS, photo } from './pictures.ts'

const EIGHTHS = [1, 2, 3, 4, 5, 6, 7]
const BENDS = 12

/** Pictures that end too early, and pictures with a few bytes bent. */
export async function brokenPictures(): Promise<HostileUpload[]> {
  const uploads: HostileUpload[] = []
  for (const format of FORMATS) {
    const whole = await photo(format)
    for (const eighth of EIGHTHS)
      uploads.push(
        fileUpload(`${format} cut off at ${eighth}/8`, whole.subarray(0, (whole.length * eighth) >> 3), {
          mustBeRefused: true,
        }),
      )
    for (let seed = 1; seed <= BENDS; seed += 1)
      uploads.push(fileUpload(`${format} bent by seed ${seed}`, bend(whole, seed)))
  }
  return uploads
}

/** Changes a handful of bytes, always the same ones for a seed. */
function bend(whole: Buffer, seed: number): Buffer {
  const bent = Buffer.from(whole)
  let state = seed * 2_654_435_761
  for (let count = 0; count < 6; count += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // Behind the first bytes, by which it is known as a picture at all.
    const place = 12 + (state % (bent.length - 12))
    bent[place] = (bent[place] ?? 0) ^ (1 << (state % 8))
  }
  return bent
}
