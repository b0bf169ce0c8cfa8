import { isDatabaseAway } from '@rasteh/shop-store/platform/database-away'
import type { FastifyError, FastifyInstance } from 'fastify'
import { TooBusy } from '../services/failures.ts'

/**
 * The one place where a failure becomes an answer: 422 for what is malformed (on basket calls a bare 400 means
 * "stock exceeded"), 503 for a moment's overload, a database that is changing hands or a full disk, 500 without
 * details for the rest, which is logged once.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooBusy) {
      request.log.warn('too busy')
      return reply
        .code(503)
        .header('retry-after', String(error.retryAfterSeconds))
        .send(problem('TooBusy', request.id))
    }
    if (isDatabaseAway(error) || isDiskAway(error)) {
      request.log.warn({ reason: error.message }, 'the database or a disk is away')
      return reply
        .code(503)
        .header('retry-after', String(AWAY_RETRY_SECONDS))
        .send(problem('Unavailable', request.id))
    }
    const status = statusOf(error)
    if (status === 500) request.log.error(error, 'failed')
    return reply.code(status).send(problem(NAMES[status] ?? 'Refused', request.id))
  })
  app.setNotFoundHandler((request, reply) => reply.code(404).send(problem('NotFound', request.id)))
}

const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])

/** Whether a file could not be written for want of room, or because its disk fails. */
const isDiskAway = ({ code }: FastifyError) => DISK_CODES.has(code)

/** A standby takes over within seconds. */
const AWAY_RETRY_SECONDS = 2

const NAMES: Record<number, string> = {
  403: 'Forbidden',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'Malformed',
  429: 'TooManyRequests',
  500: 'Failed',
}

/** In the shape of every refusal, so that it also fits the answers that a call describes. */
export const problem = (error: string, requestId: string) => ({ Message: error, error, requestId })

function statusOf(error: FastifyError): number {
  if (error.validation) return 422
  const status = error.statusCode ?? 500
  if (status === 400) return 422
  return Math.min(status, 500)
}
