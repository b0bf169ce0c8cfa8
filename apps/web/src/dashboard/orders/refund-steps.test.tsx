// @vitest-environment jsdom
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { ManagedAttempt } from '@rasteh/shop-store/reads/managed-order'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RefundSteps } from './refund-steps.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let close = () => {}
afterEach(() => close())

const due: ManagedAttempt = {
  number: 1000001,
  gateway: 'zarinpal',
  bankTitle: 'زرین‌پال',
  amountRial: 2_000_000,
  state: 'refund-due',
  reference: '77',
  card: null,
  refundState: null,
  createdAt: '2026-11-15T00:00:00Z',
}
async function show(changed: Partial<ManagedAttempt> = {}) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
  await act(async () => root.render(<RefundSteps orderId="o" attempt={{ ...due, ...changed }} />))
}
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click())
const shown = () => document.body.textContent

describe('the refund of one payment', () => {
  it('is asked of its bank after a question that names the bank', async () => {
    await show()
    await press(texts.askRefund)
    expect(shown()).toContain('زرین‌پال')
    expect(buttons()).toContain(texts.confirm)
  })

  it('offers nothing to press while the bank is awaited, so that it does not go back twice', async () => {
    await show({ refundState: 'asked' })
    expect(shown()).toContain(texts.refundStates.asked)
    expect(buttons()).toEqual([])
  })

  it.each(['refused', 'cannot', 'unclear'] as const)(
    'is marked by hand where the bank said %s',
    async (refundState) => {
      await show({ refundState })
      expect(shown()).toContain(texts.refundStates[refundState])
      expect(buttons()).toEqual([texts.markRefunded])
    },
  )

  it('says at once that a bank without reversal leaves it to people', async () => {
    await show({ gateway: 'vandar' })
    expect(shown()).toContain(texts.refundByHand)
    expect(buttons()).toEqual([texts.markRefunded])
  })
})
