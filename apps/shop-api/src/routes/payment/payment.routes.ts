import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ADDED_PATHS, fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { askForPayment } from '@rasteh/payments/ask-for-payment'
import { takeReturn } from '@rasteh/payments/take-return'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ShopApi } from '../../http/shop-api.ts'
import { formPage } from './form-page.ts'

const AttemptId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** How long a returning browser waits for the bank's answer before its page is shown, which then asks by itself. */
const WAIT_MS = 4_000

/** More than any bank sends back. */
const FORM_BYTES = 16 * 1024

const orderPage = (orderId: string) => fillPath(PAGE_PATHS.orderView, { orderId })

/** The way to the bank and back. Whoever comes by it is told nothing here; the order's page is its owner's alone. */
export async function paymentRoutes(app: ShopApi) {
  app.get(
    ADDED_PATHS.paymentGo,
    { schema: { hide: true, params: Type.Object({ attempt: AttemptId }) }, config: { rateLimit: {} } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'origin')
      const asked = await askForPayment(app.payments, request.params.attempt)
      if (asked.kind === 'none') return reply.redirect(asked.orderId ? orderPage(asked.orderId) : '/', 303)
      const { redirect } = asked
      if (redirect.method === 'GET') return reply.redirect(redirect.url, 303)
      const page = formPage(redirect, randomBytes(16).toString('base64'))
      return reply
        .header('content-security-policy', page.policy)
        .type('text/html; charset=utf-8')
        .send(page.html)
    },
  )
  await app.register(async (returns: ShopApi) => {
    // Only here: nothing else of the shop reads a plain form, which any page may send.
    returns.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    returns.route({
      method: ['GET', 'POST'],
      url: ADDED_PATHS.paymentReturn,
      schema: {
        hide: true,
        params: Type.Object({ gateway: Type.String({ maxLength: 20 }), attempt: AttemptId }),
      },
      config: { fromOtherSites: true },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { gateway, attempt } = request.params
        const returned = await takeReturn(app.payments, {
          gateway,
          attemptId: attempt,
          fields: fieldsOf(request),
        })
        if (!returned) return reply.redirect('/', 303)
        const asking = returned
          .wake()
          .catch((error) => request.log.error(toQuietError(error), 'verify failed'))
        await Promise.race([asking, setTimeout(WAIT_MS, null, { ref: false })])
        return reply.redirect(orderPage(returned.orderId), 303)
      },
    })
  })
}

/** The fields of the address and of the posted form, as texts; anything else is not a bank's. */
function fieldsOf({ query, body }: FastifyRequest): Record<string, string> {
  const texts = (given: unknown) =>
    Object.entries((given ?? {}) as object)
      .slice(0, 50)
      .flatMap(([name, value]) =>
        typeof value === 'string' && value.length <= 500 ? [[name, value] as const] : [],
      )
  return Object.fromEntries([...texts(query), ...texts(body)])
}
