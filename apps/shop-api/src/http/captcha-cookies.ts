import { captchaCookie } from '@rasteh/contracts/cookies'
import { CAPTCHAS_OPEN_MAX, type CaptchaForm } from '@rasteh/shop-core/captcha'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CaptchaCaller } from '../services/captchas/captcha-caller.ts'
import { readCaller } from './read-caller.ts'

const HANDLE = /^[A-Za-z0-9_-]{22}$/
const BETWEEN = '.'

/** The challenges that this browser was shown for the form, the newest first: it may have the form in several tabs. */
function readCaptchaHandles(request: FastifyRequest, form: CaptchaForm): string[] {
  const named = request.cookies[captchaCookie(request.server.settings, form).name] ?? ''
  return named
    .split(BETWEEN)
    .filter((handle) => HANDLE.test(handle))
    .slice(0, CAPTCHAS_OPEN_MAX)
}

/** Names one more challenge to the browser; the oldest one beyond the limit is forgotten. */
export function addCaptchaHandle(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, handle }: { form: CaptchaForm; handle: string },
): void {
  const { name, attributes } = captchaCookie(request.server.settings, form)
  const { maxAgeSeconds, ...rest } = attributes
  const handles = [handle, ...readCaptchaHandles(request, form)].slice(0, CAPTCHAS_OPEN_MAX)
  reply.setCookie(name, handles.join(BETWEEN), {
    ...rest,
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  })
}

/** Who answers the captcha of a form. */
export async function captchaCaller(request: FastifyRequest, form: CaptchaForm): Promise<CaptchaCaller> {
  return { ...(await readCaller(request)), handles: readCaptchaHandles(request, form) }
}
