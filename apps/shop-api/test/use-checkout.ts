import { readGateways } from '@rasteh/gateways/settings'
import { PAYMENT_TIMES, type PaymentContext } from '@rasteh/payments/payment-context'
import { checkMoney } from '@rasteh/shop-store/payments/check-money'
import {
  type BankName,
  type BankSimulator,
  bankEnvironment,
  type Outcome,
  startBankSimulator,
} from '@rasteh/simulator/banks'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addAddress, openCheckout } from '@rasteh/test-kit/checkout'
import { addCustomer } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll } from 'vitest'
import { signIn } from './sign-in.ts'
import { ORIGIN, type TestShopApi, useShopApi, visitor } from './use-shop-api.ts'

const BANKS = ['zarinpal', 'sep', 'mellat', 'zibal', 'vandar', 'parsian'] as const
const PROVIDERS = ['snapppay', 'digipay'] as const

/** A shop that can sell, with all its banks at a simulator of its own; `line` is another way to its database. */
export function useCheckout(
  times: Partial<PaymentContext['times']> = {},
  line: { throughPort?: () => number } = {},
) {
  const gateways: Map<string, unknown> = new Map()
  const payments = {
    gateways: gateways as PaymentContext['gateways'],
    times: { ...PAYMENT_TIMES, ...times },
    reached: () => {},
  }
  const shop: TestShopApi = useShopApi({ payments }, {}, line)
  const fixture = { shop } as {
    shop: TestShopApi
    banks: Record<string, number>
    deliveryMethodId: number
    cityId: number
    simulator: BankSimulator
  }
  beforeAll(async () => {
    fixture.simulator = await startBankSimulator()
    for (const [name, gateway] of readGateways(bankEnvironment(fixture.simulator.url)))
      gateways.set(name, gateway)
    Object.assign(
      fixture,
      await openCheckout(shop.database.owner, { gateways: BANKS, providers: PROVIDERS, postalRial: 500_000 }),
    )
  })
  afterAll(() => fixture.simulator?.stop())
  return fixture
}

type CheckoutFixture = ReturnType<typeof useCheckout>

/** A customer with an address, at the counter. */
export async function buyer(fixture: CheckoutFixture) {
  const { shop } = fixture
  const customer = await addCustomer(shop.database.owner)
  const browser = visitor(shop)
  await signIn(browser.cookies, customer)
  const addressId = await addAddress(shop.database.owner, customer.customerId, fixture.cityId)
  const { call } = browser
  let presses = 0
  const add = (productId: number, quantity = 1) =>
    call('POST', '/api/shop/cart/create', [{ ProductId: productId, Quantity: quantity, Action: 1 }])
  const checkout = async () => (await call('GET', '/api/shop/checkout')).json()
  const order = async (orderId: string) => (await call('GET', `/api/shop/order/${orderId}`)).json()
  /** Presses the button for what the page shows. */
  const place = async (changed: Record<string, unknown> = {}) => {
    presses += 1
    const { PayableRial, DeliveryMethodId } = await checkout()
    return call('POST', '/api/shop/order/place', {
      Key: `press-${customer.customerId}-${presses}`,
      AddressId: addressId,
      DeliveryMethodId,
      PaymentMethodID: 3,
      BankID: fixture.banks.zarinpal,
      InstallmentPlanID: null,
      RulesAccepted: true,
      ExpectedPayableRial: PayableRial,
      ...changed,
    })
  }
  /** Follows the way to the bank, does there what is said, and brings back what the bank's page sends. */
  const goToBank = async (next: string, outcome: Outcome = 'pay') => {
    const gone = await call('GET', next)
    const payment = fixture.simulator.payments().at(-1)
    if (!payment) throw new Error('the bank was not asked')
    const returns = fixture.simulator.beShopper(payment.bank as BankName, payment.authority, outcome) ?? []
    return { gone, payment, returns }
  }
  const comeBack = async (returns: Awaited<ReturnType<typeof goToBank>>['returns']) => {
    const answers = []
    for (const { method, url, fields } of returns) {
      const path = url.replace(ORIGIN, '')
      const query = new URLSearchParams(fields).toString()
      answers.push(
        method === 'GET'
          ? await call('GET', `${path}?${query}`)
          : await call('POST', path, query, {
              headers: {
                'content-type': 'application/x-www-form-urlencoded',
                origin: 'https://bank.example',
              },
            }),
      )
    }
    return answers
  }
  return { ...customer, ...browser, addressId, add, checkout, order, place, goToBank, comeBack }
}

/** One product with so many of it. */
export const stocked = (fixture: CheckoutFixture, stock: number) =>
  addProduct(fixture.shop.database.owner, { stock, priceRial: 2_000_000 })

/** What is there, what of it is held, and what was sold by orders. */
export async function stockOf({ shop }: CheckoutFixture, variantId: number) {
  const { rows } = await shop.database.owner.query(
    `select sum(on_hand)::int as "onHand", sum(reserved)::int as reserved from shop.stock_buckets where variant_id = $1`,
    [variantId],
  )
  return rows[0]
}

/** The checks of money that do not hold, by name with their rows. */
export async function brokenChecks({ shop }: CheckoutFixture) {
  return (await checkMoney(shop.database.owner)).filter(({ broken }) => broken.length > 0)
}
