import { deviceCookie } from '@rasteh/contracts/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The token of the browser that calls, if it was given one. */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  return request.cookies[deviceCookie(request.server.settings).name]
}

/** Gives the browser its token. */
export function setDeviceCookie(reply: FastifyReply, { token }: { token: string }): void {
  const { name, attributes } = deviceCookie(reply.server.settings)
  const { maxAgeSeconds = 0, ...rest } = attributes
  reply.setCookie(name, token, { ...rest, maxAge: maxAgeSeconds })
}
