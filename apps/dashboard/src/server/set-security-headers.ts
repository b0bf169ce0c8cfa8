import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '@rasteh/http-server/security-headers'
import { answerPolicy } from './answer-policy.ts'

type Call = { request: IncomingMessage; response: ServerResponse; pathname: string; origin: string }

/** What every answer of the dashboard carries, before Next writes it. Pages of other sites may not frame ours. */
export function setSecurityHeaders({ request, response, pathname, origin }: Call): void {
  const isSecure = origin.startsWith('https:')
  const nonce = randomBytes(16).toString('base64')
  for (const [name, value] of Object.entries(securityHeaders(origin))) response.setHeader(name, value)
  response.setHeader('content-security-policy', answerPolicy({ pathname, nonce, isSecure }))
  // Next takes the nonce of its scripts from this header of the request; a visitor's own word never reaches it.
  request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  delete request.headers['content-security-policy-report-only']
}
