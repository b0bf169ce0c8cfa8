import { deviceCookie } from '@rasteh/contracts/cookies'
import { type Device, deviceOfToken } from '@rasteh/shop-store/devices'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Site = { https: boolean }

/** The browser that calls, if it has been given a token. */
export function readDevice(request: FastifyRequest, site: Site): Device | null {
  return deviceOfToken(request.cookies[deviceCookie(site).name])
}

/** Gives the browser its token. */
export function setDevice(reply: FastifyReply, site: Site, { token }: Device): void {
  const { name, attributes } = deviceCookie(site)
  const { maxAgeSeconds = 0, ...rest } = attributes
  reply.setCookie(name, token, { ...rest, maxAge: maxAgeSeconds })
}
