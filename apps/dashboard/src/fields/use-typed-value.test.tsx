// @vitest-environment jsdom
import { writeMoney } from '@rasteh/shop-core/money'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AmountInput } from './amount-input.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const unread = vi.fn()
let held: number | null = null
let close = () => {}
afterEach(() => {
  close()
  vi.clearAllMocks()
})

function Form({ first }: { first: number | null }) {
  const [rials, setRials] = useState(first)
  held = rials
  return <AmountInput value={rials} onChange={setRials} unit="toman" onUnread={unread} />
}

function draw(first: number | null): HTMLInputElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<Form first={first} />))
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
  return place.querySelector('input') as HTMLInputElement
}

/** Gives the field a text as a browser does, with the caret where it is then. */
function give(
  field: HTMLInputElement,
  text: string,
  { caret = text.length, inputType = 'insertText' } = {},
): void {
  act(() => {
    // React would not hear of a value that is set through its own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.setSelectionRange(caret, caret)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  })
}

/** Strikes one key after another, each at the place where the one before left the caret. */
function strike(field: HTMLInputElement, keys: string): void {
  for (const key of keys) {
    const at = field.selectionEnd ?? field.value.length
    const text = field.value.slice(0, at) + key + field.value.slice(at)
    give(field, text, { caret: at + 1 })
  }
}

const leave = (field: HTMLInputElement) =>
  act(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

describe('an amount that is typed key by key', () => {
  it.each(['1250000', '۱۲۵۰۰۰۰', '1,250,000', '۱٬۲۵۰٬۰۰۰'])('is held whole after %s', (keys) => {
    const field = draw(null)
    strike(field, keys)
    expect([field.value, held]).toEqual(['۱,۲۵۰,۰۰۰', 12_500_000])
    expect(document.querySelector('output')?.textContent).toBe('یک میلیون و دویست و پنجاه هزار تومان')
    expect(unread).toHaveBeenLastCalledWith(null)
  })

  it('takes two digits in its middle, one after the other', () => {
    const field = draw(12_500_000)
    field.setSelectionRange(1, 1)
    strike(field, '34')
    expect([field.value, held]).toEqual(['۱۳۴,۲۵۰,۰۰۰', 1_342_500_000])
  })

  it('says what cannot be read', () => {
    const field = draw(null)
    strike(field, '12x')
    expect([field.value, held]).toEqual(['۱۲x', 120])
    expect(unread).toHaveBeenLastCalledWith('۱۲x')
  })
  it('loses the figure before a comma where the comma is deleted', () => {
    const field = draw(12_500_000)
    give(field, '۱,۲۵۰۰۰۰', { caret: 5, inputType: 'deleteContentBackward' })
    expect([field.value, held, field.selectionEnd]).toEqual(['۱۲۵,۰۰۰', 1_250_000, 4])
  })
})

describe('an amount that is pasted', () => {
  it.each([
    ['۱٬۲۵۰٬۰۰۰ تومان', 12_500_000],
    ['1,250,000 ریال', 1_250_000],
  ])('is what %s says, and stands in the shop’s unit once the field is left', (text, rials) => {
    const field = draw(null)
    give(field, text, { inputType: 'insertFromPaste' })
    expect(held).toBe(rials)
    leave(field)
    expect([field.value, document.querySelector('[role=alert]')]).toEqual([writeMoney(rials, 'toman'), null])
  })
})

describe('an amount that is no whole Toman', () => {
  it('is refused where it is typed, and says why', () => {
    const field = draw(null)
    strike(field, '12.5')
    expect(unread).toHaveBeenLastCalledWith('۱۲.۵')
    leave(field)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('تومان کامل')
  })

  it('is shown as it is stored, and is no fault until it is changed', () => {
    const field = draw(12_345)
    leave(field)
    expect([field.value, held, document.querySelector('[role=alert]')]).toEqual(['۱,۲۳۴.۵', 12_345, null])
    expect(document.querySelector('output')?.textContent).toContain('پنج ریال')
    strike(field, '6')
    expect(unread).toHaveBeenLastCalledWith('۱,۲۳۴.۵۶')
    give(field, '۱,۲۳۴.۵', { inputType: 'deleteContentBackward' })
    expect([unread.mock.lastCall, held]).toEqual([[null], 12_345])
  })
})
