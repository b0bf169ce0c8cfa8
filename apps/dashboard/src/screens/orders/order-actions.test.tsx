// @vitest-environment jsdom
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { ManagedAttempt } from '@rasteh/shop-store/reads/managed-order'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OrderActions } from './order-actions.tsx'
import { RefundSteps } from './refund-steps.tsx'
import { SettlePending } from './settle-pending.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const ID = '01890000-0000-7000-8000-000000000000'
const calls: { path: string; body: unknown }[] = []
let answer: () => Response
let close = () => {}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const said = (role: string) => document.querySelector(`[role="${role}"]`)?.textContent

beforeEach(async () => {
  calls.length = 0
  refresh.mockClear()
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) })
    return answer()
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<OrderActions orderId={ID} acts={['ship', 'deliver', 'cancel']} />))
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

describe('the steps of an order', () => {
  it('are taken only after they are asked once more, with what they need', async () => {
    await press('ثبت ارسال')
    expect(calls).toEqual([])
    const [carrier, tracking] = document.querySelectorAll('input')
    if (carrier && tracking) [carrier.value, tracking.value] = ['پست', '123']
    await press('بله، ثبت کن')
    expect(calls).toEqual([
      { path: `/api/shop/manage/order/${ID}/ship`, body: { Carrier: 'پست', TrackingCode: '123' } },
    ])
    expect([said('status'), refresh.mock.calls.length]).toEqual(['ثبت شد.', 1])
  })

  it('are not taken when the manager thinks better of it', async () => {
    await press('لغو سفارش')
    await press('نه')
    expect([calls, button('بله، ثبت کن')]).toEqual([[], undefined])
  })

  it('say that somebody was quicker, and show the order anew', async () => {
    answer = () => Response.json({ Message: 'OrderStateChanged' }, { status: 409 })
    await press('ثبت تحویل')
    await press('بله، ثبت کن')
    expect(said('alert')).toContain('تغییر کرده است')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('say that nothing was written when the network is gone', async () => {
    answer = () => {
      throw new TypeError('gone')
    }
    await press('ثبت تحویل')
    await press('بله، ثبت کن')
    expect([said('alert'), refresh.mock.calls.length]).toEqual([expect.stringContaining('ثبت نشد'), 0])
  })
})

// In this file because the router's replacement here replaces it wherever these components are tested.
describe('the wait for a bank', () => {
  it('is ended only with a reason, after a question that names the bank', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    await act(async () =>
      root.render(<SettlePending orderId={ID} attemptNumber={1000001} bankTitle="سامان" />),
    )
    await press(texts.settlePending)
    expect(place.textContent).toContain('سامان')
    await press(texts.confirm)
    expect(calls).toEqual([])
    const reason = place.querySelector('input')
    if (reason) reason.value = 'بانک پاسخ نمی‌دهد'
    await press(texts.confirm)
    expect(calls).toEqual([
      {
        path: `/api/shop/manage/order/${ID}/end-doubt`,
        body: { AttemptNumber: 1000001, Reason: 'بانک پاسخ نمی‌دهد' },
      },
    ])
    act(() => root.unmount())
    place.remove()
  })
})

describe('the refund of one payment', () => {
  const due: ManagedAttempt = {
    number: 1000001,
    gateway: 'zarinpal',
    bankTitle: 'زرین‌پال',
    amountRial: 2_000_000,
    state: 'refund-due',
    reference: '77',
    takenRial: 2_000_000,
    takenReference: '77',
    refundRial: 2_000_000,
    card: null,
    refundState: null,
    createdAt: '2026-11-15T00:00:00Z',
  }
  let end = () => {}
  afterEach(() => end())
  async function show(changed: Partial<ManagedAttempt> = {}) {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    end = () => {
      act(() => root.unmount())
      place.remove()
    }
    await act(async () => root.render(<RefundSteps orderId={ID} attempt={{ ...due, ...changed }} />))
    return {
      buttons: () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent),
      shown: () => place.textContent,
    }
  }

  it('is asked of its bank after a question that names the bank', async () => {
    const { buttons, shown } = await show()
    await press(texts.askRefund)
    expect(shown()).toContain('زرین‌پال')
    expect(buttons()).toContain(texts.confirm)
  })

  it('offers nothing to press while the bank is awaited, so that it does not go back twice', async () => {
    const { buttons, shown } = await show({ refundState: 'asked' })
    expect(shown()).toContain(texts.refundStates.asked)
    expect(buttons()).toEqual([])
  })

  it.each(['refused', 'cannot', 'unclear'] as const)(
    'is marked by hand where the bank said %s',
    async (refundState) => {
      const { buttons, shown } = await show({ refundState })
      expect(shown()).toContain(texts.refundStates[refundState])
      expect(buttons()).toEqual([texts.markRefunded])
    },
  )

  it('says at once that a bank without reversal leaves it to people', async () => {
    const { buttons, shown } = await show({ gateway: 'vandar' })
    expect(shown()).toContain(texts.refundByHand)
    expect(buttons()).toEqual([texts.markRefunded])
  })
})
