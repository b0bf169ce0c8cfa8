import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CAPTCHA_COOKIE } from '@rasteh/contracts/cookies'
import { readCaptcha } from '@rasteh/test-kit/captcha'
import { attempts, preparePictures, readPictures } from '../../tools/captcha-ocr/attempts.ts'
import type { Attack, Harm, Target } from './attack.ts'
import { type Caller, openCaller } from './caller.ts'
import { hearDigits } from './captcha/hear-digits.ts'

const SPOKEN = 8
const PICTURES = 20
/** A program that hears every second one needs no better ears: it asks again. */
const HEARD_MAX = 0.5
const READ_MAX = 0.15

type Challenge = { bytes: Buffer; digits: string }

/** Asks for challenges as a browser does; the shop's own secret tells what they say. */
async function askChallenges(target: Target, path: string, count: number): Promise<Challenge[]> {
  const challenges: Challenge[] = []
  for (let asked = 0; asked < count; asked += 1) {
    const visitor = openCaller(target)
    const { status, bytes } = await visitor.call('GET', path)
    const handle = handleOf(visitor)
    if (status !== 200 || !handle) continue
    challenges.push({ bytes, digits: await readCaptcha(target.shop.owner, target.shop.secret, handle) })
  }
  return challenges
}

function handleOf({ cookies }: Caller): string | undefined {
  const named = [...cookies].find(([name]) => name.startsWith(CAPTCHA_COOKIE))?.[1]
  return named?.split('.')[0]
}

/** Compares what is said with the recordings of the repository, at every pace. */
async function hear(target: Target): Promise<Harm | null> {
  const challenges = await askChallenges(target, '/api/shop/captcha/comment/spoken', SPOKEN)
  const startedAt = Date.now()
  const heard = challenges.filter(({ bytes, digits }) => hearDigits(bytes, digits.length) === digits).length
  const seconds = ((Date.now() - startedAt) / 1000 / Math.max(1, challenges.length)).toFixed(1)
  return challenges.length > 0 && heard / challenges.length >= HEARD_MAX
    ? `${heard} of ${challenges.length} spoken captchas were heard by correlation, ${seconds} s each`
    : null
}

/** Two ways of preparing and three of reading; `pnpm prove captcha-ocr` tries all of them on 500 pictures. */
async function read(target: Target): Promise<Harm | null> {
  const pictures = await askChallenges(target, '/api/shop/comment/captcha/1?t=1', PICTURES)
  if (pictures.length === 0) throw new Error('no picture came')
  const directory = mkdtempSync(join(tmpdir(), 'captcha-attack-'))
  const lists = await preparePictures(
    pictures.map(({ bytes }) => bytes),
    directory,
  )
  const tried = attempts.filter(({ prepare, name }) => prepare !== 'as drawn' && name.endsWith('7'))
  const right = new Set<number>()
  for (const attempt of tried) {
    const texts = readPictures(lists[attempt.prepare], attempt)
    for (const [index, { digits }] of pictures.entries()) {
      const text = texts[index] ?? ''
      if (text === digits || [...text].reverse().join('') === digits) right.add(index)
    }
  }
  rmSync(directory, { recursive: true })
  return right.size / pictures.length > READ_MAX
    ? `tesseract read ${right.size} of ${pictures.length} pictures in one of ${tried.length} ways`
    : null
}

const once = {
  entryPoints: ['edge'],
  notElsewhere: 'the same sounds and pictures come by every entry point',
} as const

/** What programs hear and read. */
export const captchaAttacks: Attack[] = [
  { finding: 'M3', title: 'the spoken captcha falls to correlation with its recordings', ...once, run: hear },
  { finding: 'Untried', title: 'the picture captcha falls to OCR', ...once, run: read },
]
