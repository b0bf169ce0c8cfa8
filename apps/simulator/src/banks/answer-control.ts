import type { Controls } from './controls.ts'
import { BANKS, type BankName, OUTCOMES } from './payment.ts'
import type { Answered } from './protocol.ts'

type Visit = { method: string; path: string; query: URLSearchParams; body: Record<string, unknown> }

const ok = (body: object): Answered => ({ status: 200, body })
const wrong = (reason: string): Answered => ({ status: 422, body: { reason } })

/** The same that tests do in the process, over HTTP: for drills and journeys. */
export function answerControl(controls: Controls, { method, path, query, body }: Visit): Answered {
  if (method === 'GET' && path === '/control/payments') {
    const named = ['bank', 'orderId', 'authority'].filter((name) => query.has(name))
    const fits = (one: object) =>
      named.every((name) => String((one as Record<string, unknown>)[name]) === query.get(name))
    return ok(controls.payments().filter(fits))
  }
  if (method !== 'POST') return { status: 404, body: {} }
  if (path === '/control/behave') {
    controls.behave(body)
    return ok({})
  }
  if (path === '/control/clock') {
    controls.advance(Number(body.minutes ?? 0))
    return ok({})
  }
  if (path === '/control/reset') {
    controls.reset()
    return ok({})
  }
  return path === '/control/shopper' ? beShopper(controls, body) : { status: 404, body: {} }
}

/** Acts at the bank's page without a browser, and answers what the browser would bring back. */
function beShopper(controls: Controls, body: Record<string, unknown>): Answered {
  const bank = BANKS.find((one) => one === body.bank)
  const outcome = OUTCOMES.find((one) => one === body.outcome)
  if (!bank) return wrong('bank')
  if (body.outcome !== undefined && !outcome) return wrong('outcome')
  const returns = controls.beShopper(bank as BankName, String(body.authority), outcome)
  return returns ? ok({ returns }) : wrong('authority')
}
