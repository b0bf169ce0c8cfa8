import { signInHintCookie } from '@rasteh/contracts/cookies'
import type { PayloadRequest } from 'payload'

/** How long a session of staff lasts, and the hint with it. */
export const STAFF_SESSION_SECONDS = 8 * 60 * 60

/** Leaves the readable sign without which the shop's pages do not ask who is reading, and so show no managers' link. */
export function hintSignIn({ req }: { req: PayloadRequest }): void {
  setHint(req, '1', STAFF_SESSION_SECONDS)
}

/** Takes the sign away. */
export function forgetSignIn({ req }: { req: PayloadRequest }): void {
  setHint(req, '', 0)
}

function setHint(request: PayloadRequest, value: string, maxAgeSeconds: number): void {
  const https = process.env.RASTEH_ORIGIN?.startsWith('https:') ?? false
  const { name, attributes } = signInHintCookie({ https }, maxAgeSeconds)
  const secure = attributes.secure ? '; Secure' : ''
  request.responseHeaders ??= new Headers()
  request.responseHeaders.append(
    'set-cookie',
    `${name}=${value}; Path=${attributes.path}; SameSite=Lax; Max-Age=${attributes.maxAgeSeconds}${secure}`,
  )
}
