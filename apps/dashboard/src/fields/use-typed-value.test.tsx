// @vitest-environment jsdom
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

/** Strikes one key after another, each at the place where the one before left the caret. */
function strike(field: HTMLInputElement, keys: string): void {
  for (const key of keys) {
    const at = field.selectionEnd ?? field.value.length
    const text = field.value.slice(0, at) + key + field.value.slice(at)
    act(() => {
      // React would not hear of a value that is set through its own property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.setSelectionRange(at + 1, at + 1)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

describe('an amount that is typed key by key', () => {
  it.each(['1250000', '۱۲۵۰۰۰۰', '1,250,000', '۱٬۲۵۰٬۰۰۰'])('is held whole after %s', (keys) => {
    const field = draw(null)
    strike(field, keys)
    expect([field.value, held]).toEqual(['۱,۲۵۰,۰۰۰', 1_250_000])
    expect(unread).toHaveBeenLastCalledWith(null)
  })

  it('takes two digits in its middle, one after the other', () => {
    const field = draw(1_250_000)
    field.setSelectionRange(1, 1)
    strike(field, '34')
    expect([field.value, held]).toEqual(['۱۳۴,۲۵۰,۰۰۰', 134_250_000])
  })

  it('says what cannot be read', () => {
    const field = draw(null)
    strike(field, '12x')
    expect([field.value, held]).toEqual(['۱۲x', 12])
    expect(unread).toHaveBeenLastCalledWith('۱۲x')
  })
})
