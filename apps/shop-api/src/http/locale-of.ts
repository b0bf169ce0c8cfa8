import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { type Culture, cultureOf, languageOf } from '@rasteh/persian-text/culture'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { FastifyRequest } from 'fastify'

/** The culture of the caller's cookie. */
export const requestCulture = (request: FastifyRequest): Culture =>
  cultureOf(request.cookies[LANGUAGE_COOKIE])

/** The language in which the caller reads. */
export const localeOf = (request: FastifyRequest): Locale => languageOf(requestCulture(request))
