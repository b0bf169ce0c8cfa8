import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const PREFIX = '/_next/static/'

/**
 * Serves the built scripts, styles and fonts in the compressed forms that the build made of them. Their names carry
 * their content, so browsers keep them for good.
 */
export function createStaticServer(buildDirectory: string) {
  const folder = `${buildDirectory}/static`
  const serve = existsSync(folder)
    ? sirv(folder, { brotli: true, gzip: true, etag: false, immutable: true, maxAge: 31_536_000 })
    : null
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (serve === null || !pathname.startsWith(PREFIX)) return false
    request.url = pathname.slice(PREFIX.length - 1)
    serve(request, response, () => {
      response.writeHead(404).end()
    })
    return true
  }
}
