import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { mediaDirectory } from '../media-directory.ts'

const PREFIX = '/media/'

const serve = sirv(mediaDirectory(), { dev: true, dotfiles: false, etag: true, setHeaders: keepLong })

/** Serves an uploaded picture straight from its folder; the content platform's own route asks the database first. */
export function serveMedia(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
  if (!pathname.startsWith(PREFIX)) return false
  request.url = (request.url ?? '').slice(PREFIX.length - 1)
  serve(request, response, () => {
    response.writeHead(404).end()
  })
  return true
}

/** Uploads get the hash of their content in their names (Media/hooks/name-by-content.ts); others are asked for daily. */
const NAMED_BY_CONTENT = /-[0-9a-f]{10}(-[0-9a-z]+)?\.webp$/

function keepLong(response: ServerResponse, pathname: string): void {
  const keep = NAMED_BY_CONTENT.test(pathname) ? 'max-age=31536000, immutable' : 'max-age=86400'
  response.setHeader('cache-control', `public, ${keep}`)
  response.setHeader('content-security-policy', "default-src 'none'; sandbox")
}
