import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import sharp from 'sharp'

/** One way of reading pictures: what is done to them first, and how tesseract is asked. */
export type Attempt = { name: string; prepare: Preparation; arguments: readonly string[] }
type Preparation = keyof typeof preparations

/** What somebody without a trained model does to a picture before reading it. */
const preparations = {
  'as drawn': (png: Buffer) => sharp(png).resize({ width: 720 }),
  denoised: (png: Buffer) => sharp(png).greyscale().median(3).resize({ width: 720 }).threshold(140),
  smoothed: (png: Buffer) =>
    sharp(png).greyscale().blur(1.6).normalise().resize({ width: 720 }).threshold(120),
}

const DIGITS = '۰۱۲۳۴۵۶۷۸۹'
const persian = (psm: number) => ['-l', 'fas', '--psm', String(psm)]
const persianDigits = (psm: number) => [...persian(psm), '-c', `tessedit_char_whitelist=${DIGITS}`]
const latinDigits = (psm: number) => [
  '-l',
  'eng',
  '--psm',
  String(psm),
  '-c',
  'tessedit_char_whitelist=0123456789',
]
const asked = { persian, 'persian digits': persianDigits, 'latin digits': latinDigits }

/** Every preparation with every way of asking, as a line (7) and as a word (8). */
export const attempts: Attempt[] = (Object.keys(preparations) as Preparation[]).flatMap((prepare) =>
  Object.entries(asked).flatMap(([language, ask]) =>
    [7, 8].map((psm) => ({ name: `${prepare}, ${language}, --psm ${psm}`, prepare, arguments: ask(psm) })),
  ),
)

/** Prepares the pictures in every way and answers the list of files of each. */
export async function preparePictures(
  pictures: readonly Buffer[],
  directory: string,
): Promise<Record<Preparation, string>> {
  const lists = {} as Record<Preparation, string>
  for (const [name, prepare] of Object.entries(preparations) as [
    Preparation,
    (typeof preparations)[Preparation],
  ][]) {
    const files = pictures.map((_, index) => join(directory, `${name.replace(' ', '-')}-${index}.png`))
    await Promise.all(
      pictures.map((png, index) =>
        prepare(png)
          .png()
          .toFile(files[index] ?? ''),
      ),
    )
    lists[name] = join(directory, `${name.replace(' ', '-')}.txt`)
    writeFileSync(lists[name], files.join('\n'))
  }
  return lists
}

/** What tesseract reads in each picture, in Latin digits and without anything else. */
export function readPictures(list: string, attempt: Attempt): string[] {
  const text = execFileSync('tesseract', [list, 'stdout', ...attempt.arguments], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })
  return text.split('\f').map((page) => toLatinDigits(page).replace(/[^0-9]/g, ''))
}
