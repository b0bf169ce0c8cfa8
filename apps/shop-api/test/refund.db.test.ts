import type { ManagedOrderWire } from '@rasteh/contracts/managed-orders'
import { reconcile } from '@rasteh/payments/reconcile'
import { REVERSING_GATEWAYS } from '@rasteh/shop-core/payment'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInAsStaff } from './sign-in.ts'
import { brokenChecks, buyer, stocked, useCheckout } from './use-checkout.ts'
import { visitor } from './use-shop-api.ts'

const fixture = useCheckout()
let manager: ReturnType<typeof visitor>
beforeAll(async () => {
  manager = visitor(fixture.shop)
  await signInAsStaff(manager.cookies, await addStaff(fixture.shop.database.owner, 'manager'))
})

const METHOD: Record<string, number> = { snapppay: 6, digipay: 6 }

/** A paid order that was cancelled, so that its money is due back. */
async function dueBack(bank: string, faults: Parameters<typeof fixture.simulator.behave>[0]['faults'] = []) {
  fixture.simulator.behave({ bank: bank as 'zarinpal', faults })
  const person = await buyer(fixture)
  await person.add((await stocked(fixture, 5)).productId)
  const wanted = { PaymentMethodID: METHOD[bank] ?? 3, BankID: fixture.banks[bank] }
  const placed = (await person.place(wanted)).json()
  const { returns, payment } = await person.goToBank(placed.Next)
  await person.comeBack(returns)
  const at = `/api/shop/manage/order/${placed.OrderId}`
  const cancelled = await manager.call('POST', `${at}/cancel`, { Reason: 'انصراف' })
  const [attempt] = (cancelled.json() as ManagedOrderWire).Attempts
  const AttemptNumber = attempt?.Number ?? 0
  return {
    person,
    orderId: placed.OrderId as string,
    refund: () => manager.call('POST', `${at}/refund`, { AttemptNumber }),
    mark: () => manager.call('POST', `${at}/refunded`, { AttemptNumber, Note: 'کارت به کارت' }),
    read: async () => {
      const { Attempts, Events } = (await manager.call('GET', at)).json() as ManagedOrderWire
      const kinds = Events.map(({ Kind }) => Kind)
      return { state: Attempts[0]?.State, refund: Attempts[0]?.RefundState, kinds }
    },
    atBank: () => fixture.simulator.payments().find(({ authority }) => authority === payment.authority),
  }
}
/** Lets the time come at which the bank is asked again. */
async function lookAgain(orderId: string) {
  await fixture.shop.database.owner.query(
    'update shop.payment_attempts set refund_check_at = now() where order_id = $1 and refund_check_at is not null',
    [orderId],
  )
  await reconcile(fixture.shop.app.paymentContext)
}

describe('money that a manager has the bank give back', () => {
  it.each([...REVERSING_GATEWAYS])('goes back at %s, once, however often it is asked for', async (bank) => {
    const { refund, read, atBank } = await dueBack(bank)
    const answers = await Promise.all([refund(), refund(), refund()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await read()).toMatchObject({ state: 'refunded', refund: null })
    expect((await read()).kinds.slice(-3)).toEqual(['refund-due', 'refund-asked', 'refunded'])
    expect(atBank()).toMatchObject({ state: 'reversed', reversals: 1 })
  })

  it.each(['zibal', 'vandar', 'mellat'])(
    'is work for people at %s, and then marked by hand',
    async (bank) => {
      const { refund, mark, read, atBank } = await dueBack(bank)
      await refund()
      expect(await read()).toMatchObject({
        state: 'refund-due',
        refund: bank === 'mellat' ? 'refused' : 'cannot',
      })
      expect((await mark()).statusCode).toBe(200)
      expect(await read()).toMatchObject({ state: 'refunded' })
      expect(atBank()?.state).not.toBe('reversed')
    },
  )

  it('whose answer was lost is not asked for twice: the bank is asked whether it was done', async () => {
    const { orderId, refund, mark, read, atBank } = await dueBack('zarinpal', [
      { call: 'reverse', kind: 'reset', times: 1 },
    ])
    await refund()
    expect(await read()).toMatchObject({ state: 'refund-due', refund: 'asked' })
    // Meanwhile a manager cannot send it by hand, too.
    expect((await mark()).statusCode).toBe(409)
    await lookAgain(orderId)
    expect(await read()).toMatchObject({ state: 'refunded', refund: null })
    expect(atBank()).toMatchObject({ state: 'reversed', reversals: 1 })
  })

  it('whose answer was lost, at a bank that then only says no, is for people to look at', async () => {
    const { orderId, refund, read } = await dueBack('parsian', [{ call: 'reverse', kind: 'error', times: 1 }])
    await refund()
    await fixture.shop.database.owner.query(
      "update shop.payment_attempts set authority = '999999' where order_id = $1",
      [orderId],
    )
    await lookAgain(orderId)
    expect(await read()).toMatchObject({ state: 'refund-due', refund: 'unclear' })
  })

  it('is asked for by the worker when the shop dies between the press and the bank', async () => {
    const { orderId, read } = await dueBack('sep')
    const { rows } = await fixture.shop.database.owner.query(
      'select number from shop.payment_attempts where order_id = $1',
      [orderId],
    )
    await fixture.shop.database.owner.query('select shop.ask_refund($1, 1, $2)', [orderId, rows[0].number])
    expect(await read()).toMatchObject({ refund: 'asked' })
    await lookAgain(orderId)
    expect(await read()).toMatchObject({ state: 'refunded' })
  })

  it('leaves every check of money whole', async () => {
    expect(await brokenChecks(fixture)).toEqual([])
  })
})
