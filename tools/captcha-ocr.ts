import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawCaptcha, drawPlainly } from '@rasteh/shop-api/draw-captcha'
import { newCaptchaDigits } from '@rasteh/shop-core/captcha'
import { attempts, preparePictures, readPictures } from './captcha-ocr/attempts.ts'
import { prepareOutlines, readByOutlines } from './captcha-ocr/match-outlines.ts'

const PICTURES = Number(process.env.OCR_PICTURES ?? 500)
/** Enough to see that tesseract reads our digits when nothing is in the way. */
const PLAIN_PICTURES = Math.ceil(PICTURES / 10)
const PERCENT_MAX = 5
/** Somebody who has the outlines and takes his time; he costs himself seconds of a processor for each picture. */
const OUTLINE_PICTURES = Number(process.env.OUTLINE_PICTURES ?? 100)
const OUTLINE_PERCENT_MAX = 20

const pick = (below: number) => Math.floor(Math.random() * below)

/** The parts of the pictures that each attempt read rightly, and the part that any of them did. */
async function tryAll(draw: typeof drawCaptcha, count: number) {
  const directory = mkdtempSync(join(tmpdir(), 'captcha-ocr-'))
  const answers = Array.from({ length: count }, () => newCaptchaDigits(pick))
  const pictures: Buffer[] = []
  for (const digits of answers) pictures.push(await draw(digits, Math.random))
  const lists = await preparePictures(pictures, directory)
  const readBySome = new Set<number>()
  for (const attempt of attempts) {
    const read = readPictures(lists[attempt.prepare], attempt)
    const right = answers.flatMap((digits, index) => (isRead(digits, read[index] ?? '') ? [index] : []))
    for (const index of right) readBySome.add(index)
    console.log(`  ${percent(right.length, count).padStart(6)}  ${attempt.name}`)
  }
  console.log(`  ${percent(readBySome.size, count).padStart(6)}  by at least one of the ${attempts.length}`)
  rmSync(directory, { recursive: true })
  return (readBySome.size / count) * 100
}

/** The part of the pictures, and of their digits, that somebody with the outlines reads. */
async function tryOutlines(draw: typeof drawCaptcha, count: number): Promise<number> {
  const templates = prepareOutlines()
  let [read, digitsRead] = [0, 0]
  for (let picture = 0; picture < count; picture += 1) {
    const digits = newCaptchaDigits(pick)
    const found = await readByOutlines(await draw(digits, Math.random), templates)
    read += Number(found === digits)
    digitsRead += [...digits].filter((digit, at) => found[at] === digit).length
  }
  console.log(
    `  ${percent(read, count).padStart(6)}  by the outlines of the repository (${percent(digitsRead, count * digitsOfPicture)} of digits)`,
  )
  return (read / count) * 100
}
const digitsOfPicture = 5

/** Tesseract sometimes gives a Persian line from its other end. */
const isRead = (digits: string, read: string) => read === digits || [...read].reverse().join('') === digits
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`

const languages = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' }).stdout ?? ''
if (!/^fas$/m.test(languages) || !/^eng$/m.test(languages)) {
  console.error('this needs tesseract with Persian: apt-get install tesseract-ocr tesseract-ocr-fas')
  process.exit(2)
}
console.log(`plainly drawn, ${PLAIN_PICTURES} pictures:`)
await tryAll(drawPlainly, PLAIN_PICTURES)
console.log(`as the shop draws them, ${PICTURES} pictures:`)
const read = await tryAll(drawCaptcha, PICTURES)
console.log(`tesseract reads ${read.toFixed(1)}% of our captchas; the limit is ${PERCENT_MAX}%`)
console.log(
  `by outlines, ${Math.ceil(OUTLINE_PICTURES / 5)} plainly drawn and ${OUTLINE_PICTURES} as the shop draws them:`,
)
await tryOutlines(drawPlainly, Math.ceil(OUTLINE_PICTURES / 5))
const matched = await tryOutlines(drawCaptcha, OUTLINE_PICTURES)
process.exit(read < PERCENT_MAX && matched < OUTLINE_PERCENT_MAX ? 0 : 1)
