import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { formPage } from './bank-form-page.ts'
import type { ShopApi } from './shop-api.ts'

/** More than any bank sends back. */
const FORM_BYTES = 16 * 1024

/** Answers the page that posts a form to the bank by itself. */
export function answerBankForm(reply: FastifyReply, form: Parameters<typeof formPage>[0]): FastifyReply {
  const { html, policy } = formPage(form, randomBytes(16).toString('base64'))
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
}

/** Reads plain forms. Only the bank's return does: any other site's page may send one. */
export function acceptBankForms(app: ShopApi): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
}

/** The fields of the query and of the posted form, as texts; anything else is not a bank's. */
export function bankFields({ query, body }: FastifyRequest): Record<string, string> {
  const texts = (given: unknown) =>
    Object.entries((given ?? {}) as object)
      .slice(0, 50)
      .flatMap(([name, value]) =>
        typeof value === 'string' && value.length <= 500 ? [[name, value] as const] : [],
      )
  return Object.fromEntries([...texts(query), ...texts(body)])
}
