import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { loadDownload } from '@rasteh/shop-store/orders/order-downloads'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { ShopApiSettings } from '../../settings.ts'
import type { NotFound } from '../refusals.ts'

type Asked = { orderId: string; customerId: number; fileId: Parameters<typeof loadDownload>[1]['fileId'] }
export type Download = { name: string; size: number; open: () => ReadStream }
export type Downloads = ReturnType<typeof createDownloads>

/** Files that were bought. Only their buyer finds them, once the order is paid. */
export function createDownloads({ database, settings }: { database: Pool; settings: ShopApiSettings }) {
  return {
    async find(asked: Asked): Promise<Outcome<Download, NotFound>> {
      const found = await loadDownload(database, asked)
      if (!found) return refuse({ kind: 'file-not-found' })
      const name = basename(found.filename)
      const path = join(settings.downloadsDir, name)
      const size = await stat(path).then(
        (file) => file.size,
        () => null,
      )
      if (size === null) return refuse({ kind: 'file-not-found' })
      return accept({ name, size, open: () => createReadStream(path) })
    },
  }
}
