import {
  TabContentRequest,
  TabContentWire,
  toProductItem,
  toTabContentWire,
  toWantedTab,
} from '@rasteh/contracts/catalogue'
import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { loadTabProducts } from '@rasteh/shop-store/reads/tab-products'
import type { ShopApi } from '../../http/shop-api.ts'

/** The products of one tab of a catalogue module: two statements. A tab that no published page has is not found. */
export async function getTabContentRoute(app: ShopApi) {
  app.post(
    PATHS.tabContent,
    {
      schema: {
        tags: ['catalogue'],
        body: TabContentRequest,
        response: { 200: TabContentWire, 404: FailureWire },
      },
    },
    async (request, reply) => {
      const locale = languageOf(cultureOf(request.cookies[LANGUAGE_COOKIE]))
      const products = await loadTabProducts(app.database, toWantedTab(request.body), locale)
      if (!products) return reply.code(404).send({ Message: 'TabNotFound' })
      return toTabContentWire(products.map(toProductItem))
    },
  )
}
