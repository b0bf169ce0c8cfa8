import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { FastifyRequest } from 'fastify'

/** The language in which the caller reads. */
export const localeOf = (request: FastifyRequest): Locale =>
  languageOf(cultureOf(request.cookies[LANGUAGE_COOKIE]))
