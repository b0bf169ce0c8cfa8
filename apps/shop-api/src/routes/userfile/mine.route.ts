import { FilesWire, toFilesWire } from '@rasteh/contracts/files'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadFilesOf } from '@rasteh/shop-store/reads/private-files'
import { loadPerson } from '@rasteh/shop-store/sessions'
import type { ShopApi } from '../../http/shop-api.ts'
import { makeFileLink } from './file-link.ts'

/** The customer's own files, each with an address that is good for a minute. */
export async function ownFilesRoute(app: ShopApi) {
  const { secret } = app.settings
  app.get(
    ADDED_PATHS.ownFiles,
    {
      schema: { tags: ['files'], response: { 200: FilesWire, 401: FailureWire } },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const claim = await app.sessionClaim(request)
      const customer = claim?.collection === 'customers' ? await loadPerson(app.database, claim) : null
      if (!claim || !customer) return reply.code(401).send({ Message: 'SignInRequired' })
      const files = await loadFilesOf(app.database, customer.userId)
      return toFilesWire(
        files.map(({ fileId, formFieldId }) => ({
          fileId,
          formFieldId,
          fileSrc: makeFileLink({ fileId, claim }, secret, app.nowMs()),
        })),
      )
    },
  )
}
