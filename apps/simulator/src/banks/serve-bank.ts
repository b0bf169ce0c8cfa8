import type { ServerResponse } from 'node:http'
import { act } from './act.ts'
import { MOODS, type openBehaviours, takeFault } from './behaviour.ts'
import { send } from './http.ts'
import type { Ledger } from './ledger.ts'
import { bankPage, closingPage } from './page/bank-page.ts'
import { returnAddress, returnPage } from './page/return-page.ts'
import { OUTCOMES, type Payment, type Return } from './payment.ts'
import type { Asked, BankCall, BankProtocol } from './protocol.ts'

export type Bank = {
  ledger: Ledger
  behaviours: ReturnType<typeof openBehaviours>
  protocol: BankProtocol
  slowMs: number
  isAuto: () => boolean
}

/** Answers one visit to one bank: a call of a shop, or a browser at its page. */
export async function serveBank(bank: Bank, asked: Asked, response: ServerResponse): Promise<void> {
  const { protocol, ledger } = bank
  const call = protocol.calls.find(
    (one) => one.method === asked.method && one.path.test(asked.path) && (one.fits?.(asked) ?? true),
  )
  if (call) return serveCall(bank, call, asked, response)
  const { page } = protocol
  if (page.method === asked.method && page.path.test(asked.path)) {
    const payment = ledger.byAuthority(protocol.bank, page.authority(asked))
    return servePage(bank, payment, { asked, response })
  }
  if (asked.method === 'POST' && servePress(bank, asked, response)) return
  send(response, { status: 404, body: closingPage('یافت نشد', 'چنین صفحه‌ای در این بانک نیست.') })
}

/** A button of the page: what the shopper does, or how the bank is to be about this payment. */
function servePress(bank: Bank, asked: Asked, response: ServerResponse): boolean {
  const { protocol, ledger, behaviours } = bank
  const payment = ledger.byAuthority(protocol.bank, asked.body.authority)
  const outcome = OUTCOMES.find((one) => one === asked.body.outcome)
  const mood = MOODS.find((one) => one === asked.body.mood)
  if (payment && outcome && asked.path === '/act') {
    void sendBack(act(ledger, protocol, payment, outcome), response)
    return true
  }
  if (!payment || !mood || asked.path !== '/mood') return false
  behaviours.set({ bank: protocol.bank, orderId: payment.orderId, mood })
  servePage(bank, payment, { asked, response })
  return true
}

function serveCall(
  { ledger, behaviours, protocol, slowMs }: Bank,
  call: BankCall,
  asked: Asked,
  response: ServerResponse,
) {
  const payment = call.about(asked, ledger)
  const mood = behaviours.moodOf(protocol.bank, payment?.orderId)
  if (mood === 'dead') return void response.destroy()
  if (mood === 'failing') return send(response, { status: 500, body: { error: 'internal' } })
  const before = takeFault(payment, call.call)
  if (before === 'error-before') return send(response, { status: 500, body: { error: 'internal' } })
  const last = ledger.last()
  const answer = call.answer(asked, ledger, payment)
  const made = ledger.last() === last ? undefined : ledger.last()
  const fault = before ?? takeFault(made, call.call)
  // The work is done: what fails now is only its answer.
  if (fault === 'reset') return void response.destroy()
  if (fault === 'error' || fault === 'error-before')
    return send(response, { status: 500, body: { error: 'internal' } })
  if (fault === 'time-out') return
  const isSlow = mood === 'slow' || (made && behaviours.moodOf(protocol.bank, made.orderId) === 'slow')
  if (!isSlow) return send(response, answer)
  setTimeout(() => response.destroyed || send(response, answer), slowMs).unref()
}

function servePage(
  bank: Bank,
  payment: Payment | undefined,
  visit: { asked: Asked; response: ServerResponse },
) {
  const { protocol, behaviours, ledger } = bank
  const { asked, response } = visit
  if (behaviours.moodOf(protocol.bank) === 'dead') return void response.destroy()
  if (!payment) {
    return send(response, {
      status: 404,
      body: closingPage(protocol.title, 'چنین پرداختی در این بانک نیست.'),
    })
  }
  if (payment.state !== 'created') {
    return send(response, {
      status: 410,
      body: closingPage(protocol.title, 'این پرداخت پیش‌تر به پایان رسیده است.'),
    })
  }
  if (bank.isAuto()) return sendBack(act(ledger, protocol, payment, payment.script.outcome), response)
  const mood = behaviours.moodOf(protocol.bank, payment.orderId)
  const body = bankPage({ title: protocol.title, bankUrl: asked.url, payment, mood })
  return send(response, { status: 200, body })
}

/** All but the last come without the browser, as a second tab or a repeated request would. */
async function sendBack(returns: Return[], response: ServerResponse): Promise<void> {
  const last = returns.at(-1)
  if (!last) {
    return send(response, {
      status: 200,
      body: closingPage('پرداخت شد', 'پول از کارت برداشته شد، ولی مرورگر به فروشگاه برنمی‌گردد.'),
    })
  }
  for (const back of returns.slice(0, -1)) await deliver(back)
  if (last.method === 'POST' || last.afterMs > 0)
    return send(response, { status: 200, body: returnPage(last) })
  response.writeHead(303, { location: returnAddress(last), 'cache-control': 'no-store' }).end()
}

async function deliver(back: Return): Promise<void> {
  const isPost = back.method === 'POST'
  await fetch(isPost ? back.url : returnAddress(back), {
    method: back.method,
    ...(isPost ? { body: new URLSearchParams(back.fields) } : {}),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
}
