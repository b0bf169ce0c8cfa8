import {
  BASKET_COOKIE,
  basketSecretCookie,
  SIGN_IN_HINT_COOKIE,
  sessionCookieName,
} from '@rasteh/contracts/cookies'
import type { FastifyReply } from 'fastify'

/** Removes the session's and the basket's cookies. */
export function clearPersonalCookies(reply: FastifyReply): void {
  const { https } = reply.server.settings
  const hidden = [sessionCookieName({ https }), basketSecretCookie({ https }).name]
  for (const name of [...hidden, SIGN_IN_HINT_COOKIE, BASKET_COOKIE])
    reply.clearCookie(name, { path: '/', secure: https })
}
