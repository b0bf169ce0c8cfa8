import { DeleteFileRequest } from '@rasteh/contracts/files'
import { PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { loadPerson } from '@rasteh/shop-store/sessions'
import type { ShopApi } from '../../http/shop-api.ts'

/** Deletes a customer's own file: nobody can read it from that moment on. */
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
      const claim = await app.sessionClaim(request)
      const customer = claim?.collection === 'customers' ? await loadPerson(app.database, claim) : null
      if (!customer) return reply.code(401).send({ Message: 'SignInRequired' })
      const isDeleted = await app.privateFiles.shred(request.body.ID, customer.userId)
      // Another customer's file is answered like one that never was.
      if (!isDeleted) return reply.code(404).send({ Message: 'FileNotFound' })
      return true as const
    },
  )
}
