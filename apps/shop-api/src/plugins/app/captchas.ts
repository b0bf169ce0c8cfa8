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
import { type CaptchaAnswer, saveCaptcha, takeCaptcha, toCaptchaAnswer } from '@rasteh/shop-store/captchas'
import { countFailure, isGuessingTooMuch, loadCount } from '@rasteh/shop-store/guesses'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addCaptchaHandle, readCaptchaHandles } from '../../captcha/captcha-cookies.ts'
import { captchaLimits, captchaUses } from '../../captcha/captcha-limits.ts'
import { newWorkNumber, readDoneWork, toCaptchaWork } from '../../captcha/captcha-work.ts'

export type Captchas = {
  /** Opens a challenge, names it in the browser's cookie and answers the digits that are to be shown or said. */
  openDigits(request: FastifyRequest, reply: FastifyReply, form: CaptchaForm): Promise<string>
  /** Opens a challenge that is met by a work instead of by reading. */
  openWork(request: FastifyRequest, reply: FastifyReply, form: CaptchaForm): Promise<CaptchaWorkWire>
  /**
   * Takes what a form sent as its `Captcha`, once. Whatever is not a right answer to an open challenge of this form
   * in this browser is refused, so a form that asks here fails closed.
   */
  take(request: FastifyRequest, form: CaptchaForm, given: string): Promise<Outcome<null, CaptchaRefusal>>
}

declare module 'fastify' {
  interface FastifyInstance {
    captchas: Captchas
  }
}

/** The one captcha service behind every form. */
export const captchas = fp(async (app) => {
  const { secret } = app.settings
  const answer = (handle: string, text: string) => toCaptchaAnswer(secret, handle, text)

  async function open(request: FastifyRequest, reply: FastifyReply, form: CaptchaForm, text: string) {
    const handle = randomBytes(16).toString('base64url')
    await saveCaptcha(app.database, form, answer(handle, text))
    addCaptchaHandle(request, reply, { form, handle })
    reply.header('cache-control', 'no-store')
    return handle
  }

  /** What was given, as an answer to each challenge that it can be meant for. */
  function answersOf(given: string, handles: readonly string[]): CaptchaAnswer[] {
    const digits = toCaptchaDigits(given)
    if (digits) return handles.map((handle) => answer(handle, digits))
    const done = readDoneWork(given)
    return done && handles.includes(done.handle) ? [answer(done.handle, workText(done.number))] : []
  }

  app.decorate('captchas', {
    async openDigits(request, reply, form) {
      const digits = newCaptchaDigits(randomInt)
      await open(request, reply, form, digits)
      return digits
    },
    async openWork(request, reply, form) {
      const work = newWorkNumber(captchaWorkMax(await loadCount(app.database, captchaUses(request))))
      return toCaptchaWork(await open(request, reply, form, workText(work.number)), work, secret)
    },
    async take(request, form, given) {
      const limits = await captchaLimits(request)
      if (await isGuessingTooMuch(app.database, limits)) return refuse({ kind: 'captcha-too-many' })
      const uses = captchaUses(request)
      const isRead = toCaptchaDigits(given) !== null
      if (isRead && (await isGuessingTooMuch(app.database, [uses])))
        return refuse({ kind: 'captcha-work-wanted' })
      const answers = answersOf(given, readCaptchaHandles(request, form))
      const outcome = answers.length === 0 ? 'gone' : await takeCaptcha(app.database, form, answers)
      if (outcome === 'taken') {
        await countFailure(app.database, [uses])
        return accept(null)
      }
      if (outcome === 'wrong') await countFailure(app.database, limits)
      return refuse({ kind: outcome === 'wrong' ? 'captcha-wrong' : 'captcha-gone' })
    },
  } satisfies Captchas)
})

/** A typed answer must never open a work, nor the other way round. */
const workText = (number: number) => `work ${number}`
