import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPersonalPath } from '@rasteh/contracts/paths'
import type { Culture } from '@rasteh/persian-text/culture'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import { type Answer, letPageAnswer } from '../site/answer.ts'
import { keepCulture } from '../site/keep-culture.ts'
import { isFilePath, missingFileText } from '../site/missing-file.ts'
import type { ReadStyle } from './drawing/build-styles.ts'
import { drawFirst } from './drawing/draw-first.ts'
import { edgeHeaders } from './edge-headers.ts'
import { encodeBody } from './encode-body.ts'
import { holdAnswer } from './hold-answer.ts'
import { hashInlineScripts } from './policy/inline-scripts.ts'
import { isFramed, pagePolicy } from './policy/page-policy.ts'

type Page = {
  request: IncomingMessage
  response: ServerResponse
  pathname: string
  /** The culture that the address names by itself. */
  culture: Culture | null
  origin: string
  readStyle: ReadStyle
}

/** Draws a page and finishes its answer: its policy, how long it may be kept, and as few bytes as can be. */
export function finishAnswers<Result>(page: Page, draw: () => Result): Result {
  const { request, response, pathname } = page
  // The headers of a page follow from its text, so a question for headers alone is drawn too; Node sends no body.
  if (request.method === 'HEAD') request.method = 'GET'
  // Next takes a nonce from this header of the request; a visitor's own must never reach a page that is kept.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  const nonce = isPersonalPath(pathname) ? `'nonce-${randomBytes(16).toString('base64')}'` : null
  if (nonce !== null) request.headers['content-security-policy'] = `script-src ${nonce}`
  const answer: Answer = { path: pathname, culture: page.culture }
  holdAnswer(response, isText, (held) => {
    if (response.statusCode === 200) response.statusCode = answer.status ?? 200
    const body = isPage(held.type) ? finishPage(page, held.body, { nonce, answer }) : held.body
    send(request, response, body).catch((error: unknown) => {
      console.error(toQuietError(error))
      response.destroy()
    })
  })
  return letPageAnswer(response, answer, draw)
}

/** Whoever is led on reads nothing of the page that Next draws around a redirect. */
const isRedirect = ({ statusCode }: ServerResponse) => statusCode >= 300 && statusCode < 400
const isPage = (type: string) => type.startsWith('text/html')
const isText = (type: string) => /^(text\/|application\/(json|xml|atom\+xml|manifest\+json))/.test(type)

type Finish = { nonce: string | null; answer: Answer }

/** A page of one person is left as it was drawn: it is visited less, and its nonce covers what stands in it. */
function finishPage(page: Page, body: Buffer, finish: Finish): Buffer {
  const { nonce } = finish
  if (nonce !== null) {
    setPolicy(page, finish, { scripts: [nonce] })
    return body
  }
  const isMissingFile = page.response.statusCode === 404 && isFilePath(page.pathname)
  const drawn = isMissingFile
    ? missingFileText(body.toString())
    : keepCulture(body.toString(), page.culture, page.origin)
  const { html, styleHashes, scriptHashes } = drawFirst(drawn, page.readStyle)
  setPolicy(page, finish, { scripts: [...hashInlineScripts(html), ...scriptHashes], styles: styleHashes })
  // Next asks browsers in it to fetch the styles that the page now carries.
  page.response.removeHeader('link')
  if (!isFramed(page.pathname)) page.response.setHeader('x-frame-options', 'DENY')
  // The same for everybody of one culture: a browser may keep it, and asks each time whether it is still true.
  page.response.setHeader('cache-control', 'no-cache')
  page.response.setHeader('vary', 'cookie, accept-encoding')
  const { statusCode } = page.response
  for (const [name, value] of edgeHeaders(html, {
    ...finish.answer,
    path: page.pathname,
    status: statusCode,
  }))
    page.response.setHeader(name, value)
  return Buffer.from(isRedirect(page.response) ? '' : html)
}

type Sources = { scripts: readonly string[]; styles?: readonly string[] }

function setPolicy({ response, pathname, origin }: Page, { answer }: Finish, sources: Sources): void {
  const { imageOrigins = [] } = answer
  const isSecure = origin.startsWith('https:')
  response.setHeader('content-security-policy', pagePolicy({ pathname, ...sources, imageOrigins, isSecure }))
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
