import { createHmac } from 'node:crypto'
import { CAPTCHA_ATTEMPTS_MAX, CAPTCHA_LIFE_SECONDS, type CaptchaForm } from '@rasteh/shop-core/captcha'
import type { Database } from './pool.ts'

/** A challenge by the name that its cookie carries, and the keyed hash of one answer to it. */
export type CaptchaAnswer = { handle: string; answerHash: Buffer }

/** The answer to a challenge as it is stored: a keyed hash that cannot be read without the shop's secret. */
export function toCaptchaAnswer(secret: string, handle: string, text: string): CaptchaAnswer {
  return { handle, answerHash: createHmac('sha256', secret).update(`captcha:${handle}:${text}`).digest() }
}

/** Keeps a challenge until it is answered or its time is over. */
export async function saveCaptcha(
  database: Database,
  form: CaptchaForm,
  { handle, answerHash }: CaptchaAnswer,
): Promise<void> {
  await database.query({
    name: 'save-captcha',
    text: `insert into shop.captchas (handle, form, answer_hash, expires_at)
      values ($1, $2, $3, now() + $4 * interval '1 second')`,
    values: [handle, form, answerHash, CAPTCHA_LIFE_SECONDS],
  })
}

/**
 * Takes the challenge that one of these answers opens: of any number of callers with the same answer exactly one
 * receives `taken`. A wrong answer is counted against every challenge it was given to.
 */
export async function takeCaptcha(
  database: Database,
  form: CaptchaForm,
  answers: readonly CaptchaAnswer[],
): Promise<'taken' | 'wrong' | 'gone'> {
  const { rows } = await database.query<{ outcome: 'taken' | 'wrong' | 'gone' }>({
    name: 'take-captcha',
    text: 'select shop.take_captcha($1, $2, $3, $4) as outcome',
    values: [
      form,
      answers.map(({ handle }) => handle),
      answers.map(({ answerHash }) => answerHash),
      CAPTCHA_ATTEMPTS_MAX,
    ],
  })
  return rows[0]?.outcome ?? 'gone'
}
