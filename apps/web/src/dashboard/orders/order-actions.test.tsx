// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OrderActions } from './order-actions.tsx'

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
