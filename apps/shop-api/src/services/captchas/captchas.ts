import { randomBytes, randomInt } from 'node:crypto'
import type { CaptchaWorkWire } from '@rasteh/contracts/captcha'
import {
  type CaptchaForm,
  type CaptchaRefusal,
  captchaWorkMax,
  newCaptchaDigits,
  toCaptchaDigits,
} from '@rasteh/shop-core/captcha'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import {
  type CaptchaAnswer,
  saveCaptcha,
  takeCaptcha,
  toCaptchaAnswer,
} from '@rasteh/shop-store/platform/captchas'
import {
  countFailure,
  hasTooManyFailures,
  loadFailureCount,
} from '@rasteh/shop-store/platform/failure-limits'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { ShopApiSettings } from '../../settings.ts'
import type { CaptchaCaller } from './captcha-caller.ts'
import { captchaLimits, captchaUses } from './captcha-limits.ts'
import { newWorkNumber, readDoneWork, toCaptchaWork } from './captcha-work.ts'

/** A challenge that was opened: the browser keeps its handle. */
type Opened<Shown> = { handle: string; shown: Shown }

export type Captchas = ReturnType<typeof createCaptchas>

/** The one captcha service behind every form. */
export function createCaptchas({ database, settings }: { database: Pool; settings: ShopApiSettings }) {
  const { secret } = settings
  const answer = (handle: string, text: string) => toCaptchaAnswer(secret, handle, text)

  async function open(form: CaptchaForm, text: string): Promise<string> {
    const handle = randomBytes(16).toString('base64url')
    await saveCaptcha(database, form, answer(handle, text))
    return handle
  }

  /** What was given, as an answer to each challenge that it can be meant for. */
  function answersOf(given: string, handles: readonly string[]): CaptchaAnswer[] {
    const digits = toCaptchaDigits(given)
    if (digits) return handles.map((handle) => answer(handle, digits))
    const done = readDoneWork(given)
    return done && handles.includes(done.handle) ? [answer(done.handle, workText(done.number))] : []
  }

  return {
    /** Opens a challenge of digits, which are to be shown or said. */
    async openDigits(form: CaptchaForm): Promise<Opened<string>> {
      const digits = newCaptchaDigits(randomInt)
      return { handle: await open(form, digits), shown: digits }
    },
    /** Opens a challenge that is met by a work instead of by reading. */
    async openWork(form: CaptchaForm, ip: string): Promise<Opened<CaptchaWorkWire>> {
      const work = newWorkNumber(captchaWorkMax(await loadFailureCount(database, captchaUses(ip))))
      const handle = await open(form, workText(work.number))
      return { handle, shown: toCaptchaWork(handle, work, secret) }
    },
    /**
     * Takes what a form sent as its `Captcha`, once. Whatever is not a right answer to an open challenge of this form
     * in this browser is refused, so a form that asks here fails closed.
     */
    async take(
      caller: CaptchaCaller,
      form: CaptchaForm,
      given: string,
    ): Promise<Outcome<null, CaptchaRefusal>> {
      const limits = captchaLimits(caller)
      if (await hasTooManyFailures(database, limits)) return refuse({ kind: 'captcha-too-many' })
      const uses = captchaUses(caller.ip)
      const isRead = toCaptchaDigits(given) !== null
      if (isRead && (await hasTooManyFailures(database, [uses])))
        return refuse({ kind: 'captcha-work-wanted' })
      const answers = answersOf(given, caller.handles)
      const outcome = answers.length === 0 ? 'gone' : await takeCaptcha(database, form, answers)
      if (outcome === 'taken') {
        await countFailure(database, [uses])
        return accept(null)
      }
      if (outcome === 'wrong') await countFailure(database, limits)
      return refuse({ kind: outcome === 'wrong' ? 'captcha-wrong' : 'captcha-gone' })
    },
  }
}

/** A typed answer must never open a work, nor the other way round. */
const workText = (number: number) => `work ${number}`
