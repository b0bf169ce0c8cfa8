import { FileLinkQuery, ViewFileParams } from '@rasteh/contracts/files'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { openFileAsStaff, openOwnFile } from '@rasteh/shop-store/private-files'
import { Type } from 'typebox'
import type { ShopApi } from '../../http/shop-api.ts'
import { isFileLink } from './file-link.ts'

const Picture = Type.Unsafe<Uint8Array>({ description: 'image/jpeg' })

/** Whatever the bytes were, nothing in them runs, is guessed at, is kept by a cache or shown in another site's page. */
const AS_A_PICTURE_ONLY = {
  'content-disposition': 'attachment; filename="file.jpg"',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
}

/** Shows a file to the session that the address was made for, as long as it is good. A view by staff is written down. */
export async function viewFileRoute(app: ShopApi) {
  const { secret } = app.settings
  app.get(
    ADDED_PATHS.fileView,
    {
      schema: {
        tags: ['files'],
        params: ViewFileParams,
        querystring: FileLinkQuery,
        response: { 200: Picture, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      reply.headers(AS_A_PICTURE_ONLY)
      const claim = await app.sessionClaim(request)
      if (!claim) return reply.code(401).send({ Message: 'SignInRequired' })
      const { id } = request.params
      const isGood = isFileLink(request.query, { fileId: id, claim }, { secret, nowMs: app.nowMs() })
      const openFile = claim.collection === 'staff' ? openFileAsStaff : openOwnFile
      const file = isGood ? await openFile(app.database, id, claim) : null
      if (!file) return reply.code(404).send({ Message: 'FileNotFound' })
      return reply.type(file.mime).send(await app.privateFiles.read(file))
    },
  )
}
