import { FilesWire, toFilesWire } from '@rasteh/contracts/files'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { readCaller } from '../../http/read-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The current user's files, each with a URL that is good for a minute. */
export async function listFilesRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.currentUserFiles,
    {
      schema: { tags: ['files'], response: { 200: FilesWire, 401: FailureWire } },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      return answerOutcome(reply, await app.customerFiles.list(await readCaller(request)), toFilesWire)
    },
  )
}
