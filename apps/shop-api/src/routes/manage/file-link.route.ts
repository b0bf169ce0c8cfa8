import { DeleteFileRequest, StoredFileWire, toStoredFileWire } from '@rasteh/contracts/files'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { mayOpenAsStaff } from '@rasteh/shop-store/private-files'
import { FRESH_REFUSAL, isFresh } from '../../http/is-fresh.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { makeFileLink } from '../userfile/file-link.ts'

/** Gives the shop's owner an address of a customer's file; looking at it is what is written down. */
export async function fileLinkForStaffRoute(app: ShopApi) {
  const { secret } = app.settings
  app.post(
    ADDED_PATHS.manageFileLink,
    {
      schema: {
        tags: ['manage'],
        body: DeleteFileRequest,
        response: { 200: StoredFileWire, 401: FailureWire, 403: ForbiddenWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const claim = await app.sessionClaim(request)
      if (claim?.collection !== 'staff') return reply.code(401).send({ Message: 'SignInRequired' })
      const fileId = request.body.ID
      // Staff without the right learn nothing, not even whether the file is there.
      if (!(await mayOpenAsStaff(app.database, fileId, claim)))
        return reply.code(404).send({ Message: 'FileNotFound' })
      if (!(await isFresh(request))) return reply.code(403).send(FRESH_REFUSAL)
      reply.header('cache-control', 'no-store')
      return toStoredFileWire({ fileId, fileSrc: makeFileLink({ fileId, claim }, secret, app.nowMs()) })
    },
  )
}
