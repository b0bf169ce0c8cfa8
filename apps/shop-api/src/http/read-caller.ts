import type { FastifyRequest } from 'fastify'
import type { Caller } from '../services/caller.ts'
import { localeOf, requestCulture } from './locale-of.ts'

/** Reads what services may know of the caller. */
export async function readCaller(request: FastifyRequest): Promise<Caller> {
  return {
    ip: request.ip,
    culture: requestCulture(request),
    locale: localeOf(request),
    claim: await request.server.sessionClaim(request),
  }
}
