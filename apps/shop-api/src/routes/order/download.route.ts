import type { ReadStream } from 'node:fs'
import { DownloadParams } from '@rasteh/contracts/managed-orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { Type } from 'typebox'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentUserId, customersOnly } from '../../http/current-user.ts'
import { asFileOnly } from '../../http/file-headers.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const File = Type.Unsafe<ReadStream>({ description: 'the file' })

/** Hands over what was bought to its buyer, once it is paid. Others do not even learn that it is there. */
export async function downloadRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.orderDownload,
    {
      schema: {
        tags: ['order'],
        params: DownloadParams,
        response: { 200: File, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: [asFileOnly, customersOnly],
    },
    async (request, reply) => {
      const { id: orderId, file: fileId } = request.params
      const found = await app.downloads.find({ orderId, customerId: currentUserId(request), fileId })
      return answerOutcome(reply, found, ({ name, size, open }) =>
        reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
          .header('content-length', size)
          .type('application/octet-stream')
          .send(open()),
      )
    },
  )
}
