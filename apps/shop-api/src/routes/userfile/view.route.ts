import { FileLinkQuery, ViewFileParams } from '@rasteh/contracts/files'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { Type } from 'typebox'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { asPictureOnly, savedAs } from '../../http/file-headers.ts'
import { readCaller } from '../../http/read-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const File = Type.Unsafe<Uint8Array>({ description: 'image/jpeg, or application/pdf for staff' })

/** Shows a file to the session that the URL was made for, as long as it is good. */
export async function viewFileRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.fileView,
    {
      schema: {
        tags: ['files'],
        params: ViewFileParams,
        querystring: FileLinkQuery,
        response: { 200: File, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: asPictureOnly,
    },
    async (request, reply) => {
      const viewed = await app.customerFiles.view(await readCaller(request), request.params.id, request.query)
      return answerOutcome(reply, viewed, ({ mime, bytes }) =>
        reply.headers(savedAs(mime)).type(mime).send(bytes),
      )
    },
  )
}
