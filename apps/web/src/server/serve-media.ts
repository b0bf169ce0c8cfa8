import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { mediaDirectory } from '../media-directory.ts'

const PREFIX = '/media/'

const serve = sirv(mediaDirectory(), { dev: true, dotfiles: false, etag: true, setHeaders: keepADay })

/** Serves an uploaded picture straight from its folder; the content platform's own route asks the database first. */
export function serveMedia(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
  if (!pathname.startsWith(PREFIX)) return false
  request.url = (request.url ?? '').slice(PREFIX.length - 1)
  serve(request, response, () => {
    response.writeHead(404).end()
  })
  return true
}

function keepADay(response: ServerResponse): void {
  response.setHeader('cache-control', 'public, max-age=86400')
  response.setHeader('content-security-policy', "default-src 'none'; sandbox")
}
