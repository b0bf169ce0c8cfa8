import { APIError } from 'payload'

/**
 * Refuses to fetch a file from a URL. A document that names one makes the content platform call wherever it
 * points, whatever `pasteURL` says; this is what it asks before it calls. A file comes with its upload alone.
 */
export function noForeignFile(): never {
  throw new APIError('files are not fetched from addresses', 400)
}
