import { DeleteFileRequest, StoredFileWire, toStoredFileWire } from '@rasteh/contracts/files'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { noStore } from '../../http/current-user.ts'
import { readCaller } from '../../http/read-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Gives the shop's owner a URL of a customer's file; each view of it is written to the audit log. */
export async function fileLinkForStaffRoute(app: ShopApi) {
  app.post(
    MANAGE_PATHS.fileLink,
    {
      schema: {
        tags: ['manage'],
        body: DeleteFileRequest,
        response: { 200: StoredFileWire, 401: FailureWire, 403: ForbiddenWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: noStore,
    },
    async (request, reply) => {
      const linked = await app.customerFiles.linkForStaff(await readCaller(request), request.body.ID)
      return answerOutcome(reply, linked, toStoredFileWire)
    },
  )
}
