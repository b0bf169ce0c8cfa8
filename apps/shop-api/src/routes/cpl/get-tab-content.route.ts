import {
  TabContentRequest,
  TabContentWire,
  toProductItem,
  toTabContentWire,
  toWantedTab,
} from '@rasteh/contracts/catalogue'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The products of one tab of a catalogue module. A tab that no published page has is not found. */
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
      const tab = await app.catalogue.loadTab(toWantedTab(request.body), localeOf(request))
      return answerOutcome(reply, tab, (products) => toTabContentWire(products.map(toProductItem)))
    },
  )
}
