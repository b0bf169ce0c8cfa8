import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { Type } from 'typebox'
import { answerBankForm } from '../../http/bank-form.ts'
import { noStore } from '../../http/current-user.ts'
import { seeOrder, seeOther } from '../../http/see-other.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { AttemptId } from './attempt-id.ts'

/** Sends the shopper to the bank, or back to the order when there is nothing to pay. */
export async function goToBankRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.paymentGo,
    {
      schema: { hide: true, params: Type.Object({ attempt: AttemptId }) },
      config: { rateLimit: {} },
      preHandler: noStore,
    },
    async (request, reply) => {
      reply.header('referrer-policy', 'origin')
      const asked = await app.payments.open(request.params.attempt)
      if (asked.kind === 'none') return seeOrder(reply, asked.orderId)
      const { redirect } = asked
      return redirect.method === 'GET' ? seeOther(reply, redirect.url) : answerBankForm(reply, redirect)
    },
  )
}
