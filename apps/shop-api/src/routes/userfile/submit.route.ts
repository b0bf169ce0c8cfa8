import { StoredFileWire, toStoredFileWire } from '@rasteh/contracts/files'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { Type } from 'typebox'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { noStore } from '../../http/current-user.ts'
import { readCaller } from '../../http/read-caller.ts'
import { receiveUpload } from '../../http/receive-upload.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Also what is refused before this route runs: a body that is no form at all is answered as everywhere. */
const Refused = Type.Object({
  Message: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
})
const REFUSED = { 401: FailureWire, 409: FailureWire, 413: Refused, 415: Refused, 422: Refused }

/** Takes a customer's file for one field of a form. */
export async function submitFileRoute(app: ShopApi) {
  app.post(
    PATHS.fileSubmit,
    {
      schema: {
        tags: ['files'],
        consumes: ['multipart/form-data'],
        response: { 200: StoredFileWire, ...REFUSED },
      },
      config: { rateLimit: { max: app.settings.uploadsPerMinute } },
      preHandler: noStore,
    },
    async (request, reply) => {
      const saved = await app.customerFiles.upload(await readCaller(request), () => receiveUpload(request))
      return answerOutcome(reply, saved, toStoredFileWire)
    },
  )
}
