import type { IncomingMessage, ServerResponse } from 'node:http'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import sirv from 'sirv'
import { toWords } from '../page/addresses.ts'
import { mediaDirectory } from '../page/media.ts'
import { uploadOfShared } from '../page/shared-picture.ts'
import { openSharedPictures } from './shared-pictures.ts'

const PREFIX = '/media/'

const serve = sirv(mediaDirectory(), { dev: true, dotfiles: false, etag: true, setHeaders: keepLong })
const makeShared = openSharedPictures(mediaDirectory())

/** Serves an uploaded picture straight from its folder; the content platform's own route asks the database first. */
export function serveMedia(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
  if (!pathname.startsWith(PREFIX)) return false
  request.url = (request.url ?? '').slice(PREFIX.length - 1)
  const answerMissing = () => void response.writeHead(404).end()
  const serveFile = () => serve(request, response, answerMissing)
  const upload = uploadOfShared(toWords(pathname.slice(PREFIX.length - 1)))
  if (upload === null) serveFile()
  else serveShared(upload, { serveFile, answerMissing })
  return true
}

type Answers = { serveFile: () => void; answerMissing: () => void }

/** What was made of an upload is gone with it, even while its file lies there still. */
function serveShared(upload: string, { serveFile, answerMissing }: Answers): void {
  makeShared(upload).then(
    (isThere) => (isThere ? serveFile() : answerMissing()),
    (error: unknown) => {
      console.error(toQuietError(error))
      answerMissing()
    },
  )
}

/** Uploads get the hash of their content in their names (Media/hooks/name-by-content.ts); others are asked for daily. */
const NAMED_BY_CONTENT = /-[0-9a-f]{10}(-[0-9a-z]+)?\.webp(\.jpg)?$/

function keepLong(response: ServerResponse, pathname: string): void {
  const keep = NAMED_BY_CONTENT.test(pathname) ? 'max-age=31536000, immutable' : 'max-age=86400'
  response.setHeader('cache-control', `public, ${keep}`)
  response.setHeader('content-security-policy', "default-src 'none'; sandbox")
}
