import { access } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Answers 404 for a file that is not there; the content platform would answer 500. What is there, it serves itself. */
export function missingFile(directory: string): Handler {
  const handler = async (...[, { params }]: Parameters<Handler>): Promise<Response | undefined> => {
    const isThere = await access(join(directory, basename(params.filename))).then(
      () => true,
      () => false,
    )
    return isThere ? undefined : Response.json({ errors: [] }, { status: 404 })
  }
  // The platform takes no answer for a file it is to serve itself; its type has no word for "sometimes".
  return handler as Handler
}
