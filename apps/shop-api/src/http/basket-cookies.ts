import {
  BASKET_COOKIE,
  basketCookie,
  basketSecretCookie,
  CART_ID_PATTERN,
  type CookieShape,
} from '@rasteh/contracts/cookies'
import type { BasketKey } from '@rasteh/shop-store/baskets/load-basket'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashBasketSecret } from '../services/baskets/basket-key.ts'

const HANDLE = new RegExp(CART_ID_PATTERN)
const SECRET = /^[A-Za-z0-9_-]{43}$/

type Site = { https: boolean }

/** The basket that the caller names and may open. One cookie without the other is no basket at all. */
export function readBasketKey(request: FastifyRequest, site: Site): BasketKey | null {
  const handle = request.cookies[BASKET_COOKIE]
  const secret = request.cookies[basketSecretCookie(site).name]
  if (!handle || !secret || !HANDLE.test(handle) || !SECRET.test(secret)) return null
  return { handle, secretHash: hashBasketSecret(secret) }
}

export function setBasketCookies(
  reply: FastifyReply,
  site: Site,
  key: { handle: string; secret: string },
): void {
  setHandleCookie(reply, site, key.handle)
  setCookie(reply, basketSecretCookie(site), key.secret)
}

/** Names the basket to the page's scripts, without a secret: a session opens it. */
export function setHandleCookie(reply: FastifyReply, site: Site, handle: string): void {
  setCookie(reply, basketCookie(site), handle)
}

function setCookie(reply: FastifyReply, { name, attributes }: CookieShape, value: string): void {
  const { maxAgeSeconds, ...rest } = attributes
  reply.setCookie(name, value, { ...rest, ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }) })
}
