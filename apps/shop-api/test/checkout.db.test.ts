import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { loadManagedOrders } from '@rasteh/shop-store/reads/managed-order'
import { describe, expect, it } from 'vitest'
import { brokenChecks, buyer, stocked, stockOf, useCheckout } from './use-checkout.ts'

const fixture = useCheckout()

describe('a checkout', () => {
  it('asks for a sign-in', async () => {
    const answer = await fixture.shop.app.inject({ url: '/api/shop/checkout' })
    expect(answer.statusCode).toBe(401)
  })

  it('offers what the shop has set up, with the cost of sending to the default address', async () => {
    const person = await buyer(fixture)
    const { productId } = await stocked(fixture, 5)
    await person.add(productId, 2)
    const checkout = await person.checkout()
    expect(checkout).toMatchObject({
      AddressId: person.addressId,
      PostalRial: 500_000,
      PayableRial: 4_500_000,
    })
    expect(checkout.Banks.map(({ Title }: { Title: string }) => Title)).toEqual([
      'بانک zarinpal',
      'بانک sep',
      'بانک mellat',
      'بانک zibal',
      'بانک vandar',
      'بانک parsian',
    ])
    expect(checkout.PaymentMethods.map(({ Id }: { Id: number }) => Id)).toEqual([1, 3, 5, 6])
  })
})

describe('the site of a company', () => {
  it('sells nothing, also not what a basket still holds from before', async () => {
    const person = await buyer(fixture)
    const { productId, variantId } = await stocked(fixture, 5)
    await person.add(productId)
    const { owner } = fixture.shop.database
    await owner.query(`insert into public.brand (site_kind) values ('company')`)
    const added = await person.add(productId)
    const placed = await person.place()
    await owner.query('delete from public.brand')
    expect([added.statusCode, placed.statusCode]).toEqual([404, 409])
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 5, reserved: 0 })
    expect((await person.place()).statusCode).toBe(200)
  })
})

describe('placing an order', () => {
  it.each([
    ['payment-method-required', { PaymentMethodID: null }],
    ['payment-bank-required', { BankID: 999 }],
    ['rules-not-accepted', { RulesAccepted: false }],
    ['price-changed', { ExpectedPayableRial: 1 }],
    ['economic-code-wrong', { EconomicCode: '۱۲۳' }],
    ['address-required', { AddressId: '01900000-0000-7000-8000-000000000000' }],
  ])('is refused with %s, and the basket stays', async (kind, changed) => {
    const person = await buyer(fixture)
    const { productId, variantId } = await stocked(fixture, 5)
    await person.add(productId)
    const answer = await person.place(changed)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().Refusal.kind).toBe(kind)
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 5, reserved: 0 })
    expect((await person.call('GET', '/api/shop/cart/get')).json()).toHaveLength(1)
  })

  it('keeps the economic code that a company gives, in whatever digits', async () => {
    const person = await buyer(fixture)
    await person.add((await stocked(fixture, 5)).productId)
    const placed = (await person.place({ EconomicCode: '۱۴۰۰-۳۴۵۶-۷۸۹' })).json()
    const [order] = await loadManagedOrders(fixture.shop.database.owner, [placed.OrderId])
    expect(order?.economicCode).toBe('14003456789')
  })

  it('holds the goods, empties the basket and leads to the bank', async () => {
    const person = await buyer(fixture)
    const { productId, variantId } = await stocked(fixture, 5)
    await person.add(productId, 2)
    const placed = (await person.place()).json()
    expect(placed.Next).toMatch(/^\/shop\/payment\/go\//)
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 5, reserved: 2 })
    expect((await person.call('GET', '/api/shop/cart/get')).json()).toEqual([])
    expect(await person.order(placed.OrderId)).toMatchObject({ State: 'awaiting-payment', IsPaid: false })
  })

  it('is firm at once when it is paid at the door', async () => {
    const person = await buyer(fixture)
    const { productId, variantId } = await stocked(fixture, 5)
    await person.add(productId, 2)
    const { OrderId, Next } = (await person.place({ PaymentMethodID: 1, BankID: null })).json()
    expect(Next).toBe(`/shop/order/view/${OrderId}`)
    expect(await person.order(OrderId)).toMatchObject({ State: 'confirmed', IsPaid: false })
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 3, reserved: 0 })
  })

  it('collected at the shop is sent nowhere and costs no sending, whatever the request says', async () => {
    const person = await buyer(fixture)
    const { productId, variantId } = await stocked(fixture, 5)
    await person.add(productId, 2)
    const shown = (await person.call('GET', '/api/shop/checkout?PaymentMethodID=5')).json()
    expect(shown).toMatchObject({
      NeedsAddress: false,
      DeliveryMethods: [],
      PostalRial: 0,
      PayableRial: 4_000_000,
    })
    const collected = { PaymentMethodID: 5, BankID: null, ExpectedPayableRial: 4_000_000 }
    const dear = await person.place({ ...collected, ExpectedPayableRial: 4_500_000 })
    expect(dear.json().Refusal).toEqual({ kind: 'price-changed', payableRial: 4_000_000 })
    const { OrderId } = (
      await person.place({ ...collected, DeliveryMethodId: fixture.deliveryMethodId })
    ).json()
    expect(await person.order(OrderId)).toMatchObject({
      State: 'confirmed',
      PostalRial: 0,
      PayableRial: 4_000_000,
      DeliveryTitle: '',
      Address: null,
    })
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 3, reserved: 0 })
  })

  it.each([
    ['the door', { PaymentMethodID: 1, BankID: null }],
    ['a bank', {}],
  ])('never leaves out the cost of sending for what is paid at %s', async (_, paid) => {
    const person = await buyer(fixture)
    await person.add((await stocked(fixture, 5)).productId)
    const unsent = { ...paid, DeliveryMethodId: null, ExpectedPayableRial: 2_000_000 }
    expect((await person.place(unsent)).json().Refusal).toEqual({
      kind: 'price-changed',
      payableRial: 2_500_000,
    })
    const nowhere = { ...unsent, AddressId: '01900000-0000-7000-8000-000000000000' }
    expect((await person.place(nowhere)).json().Refusal).toEqual({ kind: 'address-required' })
  })

  it('knows whose mobile and name stand ready for a new address', async () => {
    const person = await buyer(fixture)
    expect(await person.checkout()).toMatchObject({
      CustomerMobile: expect.stringMatching(/^09\d{9}$/),
      CustomerName: expect.stringMatching(/^مشتری /),
    })
  })

  it('is read in another language as its goods are called there, and else as it was written', async () => {
    const person = await buyer(fixture)
    const [named, unnamed] = [await stocked(fixture, 5), await stocked(fixture, 5)]
    await person.add(named.productId)
    await person.add(unnamed.productId)
    const { OrderId } = (await person.place()).json()
    const before = (await person.order(OrderId)).Lines
    await fixture.shop.database.owner.query(
      `insert into public.products_locales (_parent_id, _locale, title, unit_title) values ($1, 'en', 'Teapot', 'piece')`,
      [named.productId],
    )
    expect((await person.order(OrderId)).Lines).toEqual(before)
    person.cookies[LANGUAGE_COOKIE] = 'en-US'
    expect((await person.order(OrderId)).Lines).toMatchObject([
      { Title: 'Teapot', UnitTitle: 'piece' },
      { Title: before[1].Title, UnitTitle: before[1].UnitTitle },
    ])
  })

  it('keeps what the buyer wrote about a line, and the words that asked for it', async () => {
    const person = await buyer(fixture)
    const { productId } = await stocked(fixture, 5)
    await fixture.shop.database.owner.query('update public.products set asks_note = true where id = $1', [
      productId,
    ])
    await person.add(productId)
    const [line] = (await person.call('GET', '/api/shop/cart/get')).json()
    expect(line).toMatchObject({ NoteLabel: '', UserDescription: '' })
    const note = '<script>alert(1)</script>\u202e «نیلوفر»'
    const change = { Id: line.Id, Action: 0, ProductId: productId, Quantity: 1 }
    const written = await person.call('PUT', '/api/shop/cart/update', [
      { ...change, ExtraData: { [productId]: { UserDescription: note } } },
    ])
    expect(written.json()).toMatchObject([{ Id: line.Id, UserDescription: note }])
    const tooLong = await person.call('PUT', '/api/shop/cart/update', [
      { ...change, ExtraData: { [productId]: { UserDescription: 'ن'.repeat(501) } } },
    ])
    expect(tooLong.statusCode).toBe(422)
    const { OrderId } = (await person.place()).json()
    expect((await person.order(OrderId)).Lines).toMatchObject([{ UserDescription: note }])
    const [managed] = await loadManagedOrders(fixture.shop.database.owner, [OrderId])
    expect(managed?.lines[0]?.userDescription).toBe(note)
  })

  it('happens once for one press of the button, however often it is sent', async () => {
    const person = await buyer(fixture)
    const { productId, variantId } = await stocked(fixture, 5)
    await person.add(productId)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        person.place({ Key: 'the-same-press', ExpectedPayableRial: 2_500_000 }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.json().OrderId)).size).toBe(1)
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 5, reserved: 1 })
  })

  it('happens once for one basket, whatever the keys', async () => {
    const person = await buyer(fixture)
    const { productId } = await stocked(fixture, 50)
    await person.add(productId)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        person.place({ Key: `another-press-${index}`, ExpectedPayableRial: 2_500_000 }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(
      answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().Refusal.kind),
    ).toEqual(Array(9).fill('basket-empty'))
  })

  it('gives the last unit to one of many', async () => {
    const { productId, variantId } = await stocked(fixture, 1)
    const people = await Promise.all(Array.from({ length: 8 }, () => buyer(fixture)))
    for (const person of people) await person.add(productId)
    const answers = await Promise.all(people.map((person) => person.place()))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 1, reserved: 1 })
  })
})

describe('cancelling', () => {
  it('gives the goods back and the lines to the basket', async () => {
    const person = await buyer(fixture)
    const { productId, variantId } = await stocked(fixture, 5)
    await person.add(productId, 3)
    const { OrderId } = (await person.place()).json()
    const cancelled = await person.call('POST', `/api/shop/order/${OrderId}/cancel`)
    expect(cancelled.json()).toMatchObject({ State: 'cancelled' })
    expect(await stockOf(fixture, variantId)).toEqual({ onHand: 5, reserved: 0 })
    expect((await person.call('GET', '/api/shop/cart/get')).json()).toMatchObject([{ Quantity: 3 }])
  })

  it('is not for others', async () => {
    const person = await buyer(fixture)
    const other = await buyer(fixture)
    const { productId } = await stocked(fixture, 5)
    await person.add(productId)
    const { OrderId } = (await person.place()).json()
    expect((await other.call('GET', `/api/shop/order/${OrderId}`)).statusCode).toBe(404)
    expect((await other.call('POST', `/api/shop/order/${OrderId}/cancel`)).statusCode).toBe(404)
  })
})

it('leaves nothing that does not add up', async () => {
  expect(await brokenChecks(fixture)).toEqual([])
})
