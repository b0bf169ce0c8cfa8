import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { Type } from 'typebox'
import { acceptBankForms, bankFields } from '../../http/bank-form.ts'
import { noStore } from '../../http/current-user.ts'
import { seeOrder } from '../../http/see-other.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { AttemptId } from './attempt-id.ts'

/** Takes browsers back from the bank. The answer says nothing of the payment; the order's page is its owner's alone. */
export async function returnFromBankRoute(app: ShopApi) {
  await app.register(async (returns: ShopApi) => {
    acceptBankForms(returns)
    returns.route({
      method: ['GET', 'POST'],
      url: ADDED_PATHS.paymentReturn,
      schema: {
        hide: true,
        params: Type.Object({ gateway: Type.String({ maxLength: 20 }), attempt: AttemptId }),
      },
      config: { fromOtherSites: true },
      preHandler: noStore,
      handler: async (request, reply) => {
        const { gateway, attempt: attemptId } = request.params
        const fields = bankFields(request)
        return seeOrder(reply, await app.payments.finish({ gateway, attemptId, fields }))
      },
    })
  })
}
