import { access } from 'node:fs/promises'
import { basename, join } from 'node:path'

type FileAsked = { params: { filename: string } }

/** Answers 404 for a file that is not there; the content platform would answer 500. What is there, it serves itself. */
export function missingFile(directory: string) {
  return async (_request: unknown, { params }: FileAsked): Promise<Response | undefined> => {
    const isThere = await access(join(directory, basename(params.filename))).then(
      () => true,
      () => false,
    )
    return isThere ? undefined : Response.json({ errors: [] }, { status: 404 })
  }
}
