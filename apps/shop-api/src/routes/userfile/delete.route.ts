import { DeleteFileRequest } from '@rasteh/contracts/files'
import { PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { readCaller } from '../../http/read-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Deletes the current user's file: from that moment on it cannot be read. */
export async function deleteFileRoute(app: ShopApi) {
  app.post(
    PATHS.fileDelete,
    {
      schema: {
        tags: ['files'],
        body: DeleteFileRequest,
        response: { 200: DoneWire, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const removed = await app.customerFiles.remove(await readCaller(request), request.body.ID)
      return answerOutcome(reply, removed, toDone)
    },
  )
}
