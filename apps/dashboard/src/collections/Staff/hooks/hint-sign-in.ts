import type { PayloadRequest } from 'payload'
import { hintCookie } from '#cms-api/hint-cookie.ts'

/** How long a session of staff lasts, and the hint with it. */
export const STAFF_SESSION_SECONDS = 8 * 60 * 60

/** Leaves the readable sign without which the shop's pages do not ask who is reading, and so show no managers' link. */
export function hintSignIn({ req }: { req: PayloadRequest }): void {
  setHint(req, STAFF_SESSION_SECONDS)
}

/** Takes the sign away. */
export function forgetSignIn({ req }: { req: PayloadRequest }): void {
  setHint(req, 0)
}

function setHint(request: PayloadRequest, lastsSeconds: number): void {
  request.responseHeaders ??= new Headers()
  request.responseHeaders.append('set-cookie', hintCookie(lastsSeconds))
}
