import { StoredFileWire, toStoredFileWire } from '@rasteh/contracts/files'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadPerson } from '@rasteh/shop-store/sessions'
import { Type } from 'typebox'
import type { ShopApi } from '../../http/shop-api.ts'
import { makeFileLink } from './file-link.ts'
import { fileRefusalAsHttp } from './file-refusal-as-http.ts'
import { receiveUpload } from './receive-upload.ts'

/** Also what is refused before this route sees it: a body that is no form at all is answered as everywhere. */
const Refused = Type.Object({
  Message: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
})
const REFUSED = { 401: FailureWire, 409: FailureWire, 413: Refused, 415: Refused, 422: Refused }

/** Takes a customer's file for one field of a form. Who it is, is asked before a byte of it is read. */
export async function submitFileRoute(app: ShopApi) {
  const { secret, uploadsPerMinute } = app.settings
  app.post(
    PATHS.fileSubmit,
    {
      schema: {
        tags: ['files'],
        consumes: ['multipart/form-data'],
        response: { 200: StoredFileWire, ...REFUSED },
      },
      config: { rateLimit: { max: uploadsPerMinute } },
    },
    async (request, reply) => {
      const claim = await app.sessionClaim(request)
      const customer = claim?.collection === 'customers' ? await loadPerson(app.database, claim) : null
      if (!claim || !customer) return reply.code(401).send({ Message: 'SignInRequired' })
      const upload = await receiveUpload(request)
      const kept = upload.ok
        ? await app.privateFiles
            .keep({ customerId: customer.userId, ...upload.value })
            .finally(() => upload.value.file.close())
        : upload
      if (!kept.ok) {
        const { status, message } = fileRefusalAsHttp[kept.refusal.kind]
        return reply.code(status).send({ Message: message })
      }
      const { fileId } = kept.value
      reply.header('cache-control', 'no-store')
      return toStoredFileWire({ fileId, fileSrc: makeFileLink({ fileId, claim }, secret, app.nowMs()) })
    },
  )
}
