import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DownloadParams } from '@rasteh/contracts/managed-orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadDownload } from '@rasteh/shop-store/order-downloads'
import { Type } from 'typebox'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const File = Type.Unsafe<ReadStream>({ description: 'the file' })

const NOT_FOUND = { Message: 'FileNotFound' }

/** Nothing in it runs in the shop's name, and no cache keeps it for somebody else. */
const AS_A_FILE_ONLY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
}

/** Hands over what was bought, to whom it was sold, once it is paid. Others learn not even that it is there. */
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
    },
    async (request, reply) => {
      reply.headers(AS_A_FILE_ONLY)
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const { id: orderId, file: fileId } = request.params
      const found = await loadDownload(app.database, { orderId, customerId, fileId })
      if (!found) return reply.code(404).send(NOT_FOUND)
      const path = join(app.settings.downloadsDir, basename(found.filename))
      const size = await stat(path).then(
        (file) => file.size,
        () => null,
      )
      if (size === null) return reply.code(404).send(NOT_FOUND)
      const name = encodeURIComponent(basename(found.filename))
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .header('content-length', size)
        .type('application/octet-stream')
        .send(createReadStream(path))
    },
  )
}
