import { ViewFileParams } from '@rasteh/contracts/files'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { openOwnFile } from '@rasteh/shop-store/private-files'
import { Type } from 'typebox'
import type { ShopApi } from '../../http/shop-api.ts'
import { makeFileLink } from './file-link.ts'

const ELSEWHERE = Type.Unsafe<undefined>({ description: 'led to an address that is good for a minute' })

/** Leads a file's owner to an address of it; pages that are drawn later than the upload show their preview by it. */
export async function fileLinkRoute(app: ShopApi) {
  const { secret } = app.settings
  app.get(
    ADDED_PATHS.fileLink,
    {
      schema: {
        tags: ['files'],
        params: ViewFileParams,
        response: { 303: ELSEWHERE, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const claim = await app.sessionClaim(request)
      if (claim?.collection !== 'customers') return reply.code(401).send({ Message: 'SignInRequired' })
      const { id } = request.params
      if (!(await openOwnFile(app.database, id, claim)))
        return reply.code(404).send({ Message: 'FileNotFound' })
      return reply.redirect(makeFileLink({ fileId: id, claim }, secret, Date.now()), 303)
    },
  )
}
