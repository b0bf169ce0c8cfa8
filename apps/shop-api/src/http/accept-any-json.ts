import type { FastifyInstance } from 'fastify'

const BODY_MAX = 256 * 1024

/** Reads every body as JSON, whatever its content type says: Torob's bot names wrong ones. A broken body is null. */
export function acceptAnyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: BODY_MAX },
    async (_: unknown, body: string) => toJson(body),
  )
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
