import { PATHS } from '@rasteh/contracts/paths'
import { PreviewQuery, PreviewWire, toPreviewWire, toWantedPreview } from '@rasteh/contracts/platform'
import type { ShopApi } from '../../http/shop-api.ts'

/** The platform's search preview. Its scripts expect a 200 whatever happens. */
export async function previewRoute(app: ShopApi) {
  app.get(
    PATHS.searchPreview,
    { schema: { tags: ['search'], querystring: PreviewQuery, response: { 200: PreviewWire } } },
    async (request) => toPreviewWire(await app.searches.preview(toWantedPreview(request.query))),
  )
}
