import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { reconcile } from '@rasteh/payments/reconcile'
import { BANKS, type BankName, type Return } from '@rasteh/simulator/banks'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { addStaff } from '@rasteh/test-kit/trade'
import { bookedAs, type History, lieOf, type Step } from './payment-attack.ts'
import { signInAsStaff } from './sign-in.ts'
import { brokenChecks, buyer, type useCheckout } from './use-checkout.ts'
import { ORIGIN, visitor } from './use-shop-api.ts'

type CheckoutFixture = ReturnType<typeof useCheckout>
type Order = {
  orderId: string
  bank: BankName
  person: Awaited<ReturnType<typeof buyer>>
  payableRial: number
  attempts: { id: string; returns: Return[] }[]
}
type Attempt = {
  number: number
  gateway: string
  state: string
  reference: string | null
  countedRial: number
  isOpen: boolean
}

const LENDERS: readonly BankName[] = ['snapppay', 'digipay']
const PRICES = [1_000_000, 4_000_000, 1_000_000]
const SCARCE_UNITS = 2

/** Plays histories of payments against the shop and the simulated banks, one at a time, and says what does not add up. */
export async function openWorld(fixture: CheckoutFixture) {
  const { shop, simulator } = fixture
  const { owner } = shop.database
  const people = [await buyer(fixture), await buyer(fixture)]
  const manager = visitor(shop)
  await signInAsStaff(manager.cookies, await addStaff(owner, 'manager'))
  const plenty = await addProduct(owner, { stock: 1_000_000 })
  const scarce = await addProduct(owner, { stock: SCARCE_UNITS })
  const failures: string[] = []
  const crossed = new Set<string>()
  let orders: Order[] = []

  async function begin({ bank, other }: History): Promise<void> {
    await owner.query(wipe(scarce.variantId))
    simulator.reset()
    failures.length = 0
    crossed.clear()
    orders = []
    const banks = [BANKS[bank], BANKS[bank], BANKS[other]] as BankName[]
    for (const [place, name] of banks.entries()) {
      const person = people[place === 2 ? 1 : 0]
      const payableRial = PRICES[place] ?? 0
      if (!person) continue
      const { orderId } = await addPlacedOrder(owner, {
        customerId: person.customerId,
        product: place === 1 ? scarce : plenty,
        methodId: LENDERS.includes(name) ? 6 : 3,
        quantity: 1,
        payableRial,
        holdSeconds: 1_200,
      })
      const order: Order = { orderId, bank: name, person, payableRial, attempts: [] }
      orders.push(order)
      const { rows } = await owner.query<{ id: string }>(
        `insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial) values ($1, $2, $2, $3) returning id`,
        [orderId, name, payableRial],
      )
      await goToBank(order, rows[0]?.id ?? '')
    }
  }

  const mind = <Answer extends { statusCode: number; body: string }>(what: string, answer: Answer) => {
    if (answer.statusCode >= 500)
      failures.push(`${what} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`)
    return answer
  }

  async function goToBank(order: Order, id: string): Promise<void> {
    order.attempts.push({ id, returns: [] })
    mind('go', await order.person.call('GET', fillPath(ADDED_PATHS.paymentGo, { attempt: id })))
  }

  const paymentOf = (id: string | undefined) =>
    id === undefined ? undefined : simulator.payments().find(({ returnUrl }) => returnUrl.endsWith(id))

  /** What a browser of this order last brought back, or would bring if somebody made it up. */
  function lastReturn(order: Order): Return | null {
    const attempt = order.attempts.at(-1)
    const brought = attempt?.returns.at(-1)
    const payment = paymentOf(attempt?.id)
    if (brought || !payment) return brought ?? null
    return simulator.beShopper(order.bank, payment.authority, 'forged')?.[0] ?? null
  }

  async function bring(step: Extract<Step, { kind: 'return' }>): Promise<void> {
    const [mine, theirs] = [orders[step.order], orders[step.from]]
    if (!mine || !theirs) return
    const [own, other] = [lastReturn(mine), lastReturn(theirs)]
    if (!own || !other) return
    if (mine !== theirs) for (const { id } of theirs.attempts) noteCrossed(id)
    const form = new URLSearchParams(lieOf(step, own, other)).toString()
    const path = own.url.replace(ORIGIN, '')
    const isQuery = own.method === 'GET' || step.lie === 'as-query'
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' }
    const send = async () =>
      mind(
        `return to ${mine.bank}`,
        isQuery
          ? await mine.person.call('GET', `${path}?${form}`)
          : await mine.person.call('POST', path, form, { headers }),
      )
    await Promise.all(Array.from({ length: step.copies }, send))
  }

  function noteCrossed(id: string): void {
    const payment = paymentOf(id)
    if (payment) crossed.add(payment.authority)
  }

  async function shift(minutes: number): Promise<void> {
    simulator.advance(minutes)
    await owner.query(shiftBy(minutes * 60))
  }

  async function manage(order: Order, path: string, body: object, presses: number): Promise<void> {
    const press = async () =>
      mind(path, await manager.call('POST', `/api/shop/manage/order/${order.orderId}/${path}`, body))
    await Promise.all(Array.from({ length: presses }, press))
  }

  const numbersOf = async ({ orderId }: Order, state: string) => {
    const { rows } = await owner.query<{ number: number }>(
      `select number::int as number from shop.payment_attempts where order_id = $1 and state = any ($2)`,
      [orderId, state === 'refund-due' ? [state] : ['redirected', 'returned', 'verifying']],
    )
    return rows.map(({ number }) => number)
  }

  async function take(step: Step): Promise<void> {
    if (step.kind === 'reconcile') return void (await reconcile(shop.app.paymentContext))
    if (step.kind === 'wait') return shift(step.minutes)
    if (step.kind === 'return') return bring(step)
    const order = orders[step.order]
    const payment = paymentOf(order?.attempts.at(-1)?.id)
    if (!order) return
    switch (step.kind) {
      case 'shop-at-bank': {
        if (payment)
          order.attempts
            .at(-1)
            ?.returns.push(...(simulator.beShopper(order.bank, payment.authority, step.outcome) ?? []))
        return
      }
      case 'fault': {
        if (payment) {
          // What is already paid has its script: the fault goes into it.
          const fault = { call: step.call, kind: step.fault, times: step.times }
          payment.script.faults.push(fault)
        }
        return
      }
      case 'mood':
        return simulator.behave({ bank: order.bank, mood: step.mood })
      case 'pay-again': {
        const body = { BankID: fixture.banks[order.bank] }
        const path = `/api/shop/order/${order.orderId}/pay`
        const answer = mind('pay', await order.person.call('POST', path, body))
        const next = answer.statusCode === 200 ? String(answer.json().Next) : null
        if (next) await goToBank(order, String(next.split('/').at(-1)))
        return
      }
      case 'cancel':
        return step.by === 'manager'
          ? manage(order, 'cancel', { Reason: 'انصراف' }, 1)
          : void mind('cancel', await order.person.call('POST', `/api/shop/order/${order.orderId}/cancel`))
      case 'end-doubt': {
        for (const AttemptNumber of await numbersOf(order, 'open'))
          await manage(order, 'end-doubt', { AttemptNumber, Reason: 'بانک پاسخ نمی‌دهد' }, step.presses)
        return
      }
      case 'refund': {
        for (const AttemptNumber of await numbersOf(order, 'refund-due'))
          await Promise.all([
            step.method === 'refunded' ? null : manage(order, 'refund', { AttemptNumber }, step.presses),
            step.method === 'refund'
              ? null
              : manage(order, 'refunded', { AttemptNumber, Note: 'کارت' }, step.presses),
          ])
        return
      }
    }
  }

  /** Lets everything come to its end: the banks are well again, deadlines pass, and the last late question is asked. */
  async function finish(): Promise<void> {
    for (const bank of BANKS) simulator.behave({ bank, mood: 'well' })
    for (const { script } of simulator.payments()) script.faults.length = 0
    for (const minutes of [2, 90, 30, 900, 2_400]) {
      await shift(minutes)
      for (let looks = 0; looks < 3; looks += 1) if ((await reconcile(shop.app.paymentContext)) === 0) break
    }
  }

  async function faults(): Promise<string[]> {
    const { rows: attempts } = await owner.query<Attempt>(ATTEMPTS)
    const { rows: waiting } = await owner.query<{ id: string }>(
      "select id from shop.orders where state = 'awaiting-payment'",
    )
    const broken = (await brokenChecks(fixture)).map(
      ({ name, broken }) => `${name}: ${JSON.stringify(broken[0])}`,
    )
    const open = attempts
      .filter(({ isOpen }) => isOpen)
      .map(({ number, state }) => `attempt ${number} is ${state} for ever`)
    const left = waiting.map(({ id }) => `order ${id} waits for ever`)
    return [...failures, ...broken, ...open, ...left, ...compareWithBanks(attempts)]
  }

  /** The banks' books against ours: finds what counts more than was taken, and what was captured but not booked. */
  function compareWithBanks(attempts: readonly Attempt[]): string[] {
    const payments = simulator.payments()
    const counts = attempts.filter(({ state }) => ['verified', 'refund-due', 'refunded'].includes(state))
    const wrong: string[] = []
    for (const payment of payments) {
      const { bank, takenRial, isCaptured, authority, orderId } = payment
      const booked = counts.filter((one) => one.gateway === bank && one.reference === bookedAs(payment))
      const rial = booked.reduce((sum, one) => sum + one.countedRial, 0)
      if (rial > takenRial)
        wrong.push(`${bank} took ${takenRial}, ${rial} is counted under ${bookedAs(payment)}`)
      if (isCaptured && booked.length === 0 && !crossed.has(authority))
        wrong.push(`${bank} captured ${takenRial} of attempt ${orderId}, which nobody knows of`)
    }
    for (const one of counts) {
      const payment = payments.find((each) => each.bank === one.gateway && bookedAs(each) === one.reference)
      if (one.state === 'verified' && !payment?.isCaptured)
        wrong.push(`attempt ${one.number} is paid without a capture`)
      if (!payment && one.countedRial > 0)
        wrong.push(`attempt ${one.number} counts money that no bank knows of`)
    }
    return wrong
  }

  /** Plays a history to its end. Answers what does not hold then; nothing, if all is well. */
  async function play(history: History): Promise<string[]> {
    await begin(history)
    for (const [order, outcome] of history.begun.entries())
      if (outcome) await take({ kind: 'shop-at-bank', order, outcome })
    for (const step of history.steps) await take(step)
    await finish()
    return faults()
  }
  return { play }
}

const ATTEMPTS = `select a.number::int as number, a.gateway, a.state, coalesce(a.reference, a.taken_reference) as reference,
    shop.refund_rial(a)::bigint as "countedRial", (a.next_check_at is not null or a.late_check_at is not null) as "isOpen"
  from shop.payment_attempts a`

const shiftBy = (seconds: number) => `
  update shop.orders set hold_expires_at = hold_expires_at - interval '${seconds} seconds',
    placed_at = placed_at - interval '${seconds} seconds';
  update shop.payment_attempts set created_at = created_at - interval '${seconds} seconds',
    next_check_at = next_check_at - interval '${seconds} seconds', deadline_at = deadline_at - interval '${seconds} seconds',
    late_check_at = late_check_at - interval '${seconds} seconds',
    refund_check_at = refund_check_at - interval '${seconds} seconds'`

/** Every order is gone, and the scarce product is there again. */
const wipe = (scarceId: number) => `
  delete from shop.bank_takings; delete from shop.payment_returns; delete from shop.payment_attempts;
  delete from shop.order_events; delete from shop.order_lines; delete from shop.score_moves;
  delete from shop.stock_holds; delete from shop.orders; delete from shop.gateway_health;
  update shop.stock_buckets set reserved = 0;
  delete from shop.stock_moves where variant_id = ${scarceId};
  update shop.stock_buckets set on_hand = ${SCARCE_UNITS} where variant_id = ${scarceId};
  insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    select variant_id, bucket, on_hand, 'stocked', 'test' from shop.stock_buckets where variant_id = ${scarceId}`
