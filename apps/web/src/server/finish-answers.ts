import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Answer, letPageAnswer } from '../site/answer.ts'
import { encodeBody } from './encode-body.ts'
import { type HeldAnswer, holdAnswer } from './hold-answer.ts'
import { hashInlineScripts } from './policy/inline-scripts.ts'
import { isFramed, isPersonal, pagePolicy } from './policy/page-policy.ts'

type Page = { request: IncomingMessage; response: ServerResponse; pathname: string; isSecure: boolean }

/** Draws a page and finishes its answer: its policy, how long it may be kept, and as few bytes as can be. */
export function finishAnswers<Result>(page: Page, draw: () => Result): Result {
  const { request, response, pathname } = page
  // The headers of a page follow from its text, so a question for headers alone is drawn too; Node sends no body.
  if (request.method === 'HEAD') request.method = 'GET'
  // Next takes a nonce from this header of the request; a visitor's own must never reach a page that is kept.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  const nonce = isPersonal(pathname) ? `'nonce-${randomBytes(16).toString('base64')}'` : null
  if (nonce !== null) request.headers['content-security-policy'] = `script-src ${nonce}`
  const answer: Answer = { path: pathname }
  holdAnswer(response, isText, (held) => {
    if (response.statusCode === 200) response.statusCode = answer.status ?? 200
    if (isPage(held.type)) setPageHeaders(page, held, { nonce, answer })
    send(request, response, held.body).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  return letPageAnswer(response, answer, draw)
}

const isPage = (type: string) => type.startsWith('text/html')
const isText = (type: string) => /^(text\/|application\/(json|xml|manifest\+json))/.test(type)

type Finish = { nonce: string | null; answer: Answer }

function setPageHeaders(page: Page, { body }: HeldAnswer, { nonce, answer }: Finish): void {
  const { response, pathname, isSecure } = page
  const scripts = nonce === null ? hashInlineScripts(body.toString()) : [nonce]
  const { imageOrigins = [] } = answer
  response.setHeader('content-security-policy', pagePolicy({ pathname, scripts, imageOrigins, isSecure }))
  if (!isFramed(pathname) && !isPersonal(pathname)) response.setHeader('x-frame-options', 'DENY')
  if (nonce !== null) return
  // The same for everybody of one culture: a browser may keep it, and asks each time whether it is still true.
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('vary', 'cookie, accept-encoding')
}

async function send(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const encoded = await encodeBody(body, String(request.headers['accept-encoding'] ?? ''))
  if (encoded.encoding !== null) {
    response.setHeader('content-encoding', encoded.encoding)
    if (!String(response.getHeader('vary')).includes('accept-encoding'))
      response.appendHeader('vary', 'accept-encoding')
  }
  response.setHeader('content-length', encoded.body.length)
  response.end(encoded.body)
}
