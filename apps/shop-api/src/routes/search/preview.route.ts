import { PATHS } from '@rasteh/contracts/paths'
import { PreviewQuery, PreviewWire, toPreviewWire, toWantedPreview } from '@rasteh/contracts/platform'
import type { ShopApi } from '../../http/shop-api.ts'
import { findPreview } from './find-preview.ts'

/**
 * The platform's search preview. Its own scripts expect a 200 whatever happens, so a failure is logged and answered
 * with nothing found.
 */
export async function previewRoute(app: ShopApi) {
  app.get(
    PATHS.searchPreview,
    { schema: { tags: ['search'], querystring: PreviewQuery, response: { 200: PreviewWire } } },
    async (request) => {
      const found = findPreview(app, toWantedPreview(request.query))
      return toPreviewWire(await found.catch((error: unknown) => nothing(request.log, error)))
    },
  )
}

function nothing(log: { error: (error: unknown) => void }, error: unknown): [] {
  log.error(error)
  return []
}
