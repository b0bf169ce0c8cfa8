// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newOption } from './type-values.ts'
import { ValuesInput } from './values-input.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let labels: string[] = []
let field: HTMLInputElement
let close = () => {}

function Form() {
  const [option, setOption] = useState(newOption('سایز', []))
  labels = option.values.map(({ label }) => label.fa)
  return (
    <ValuesInput
      ref={null}
      option={option}
      title="سایز"
      onChange={(values) => setOption({ ...option, values })}
    />
  )
}

beforeEach(() => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<Form />))
  field = place.querySelector('input') as HTMLInputElement
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => close())

/** What the field holds after a key. React would not hear of a value that is set through its own property. */
const hold = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (key: string) =>
  act(() => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const leave = () => act(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

it('has the values at every key, before Enter and before the field is left', () => {
  for (const text of ['S', 'S،', 'S، M']) hold(text)
  expect(labels).toEqual(['S', 'M'])
})

it('takes back what is deleted while it is typed, and nothing that was there before', () => {
  hold('S، M')
  press('Enter')
  expect(field.value).toBe('')
  hold('L، XL')
  hold('L')
  expect(labels).toEqual(['S', 'M', 'L'])
})

it('changes no value when the field is left, so that nothing moves under the pointer', () => {
  hold('S، M')
  const before = labels
  leave()
  expect([labels, field.value]).toEqual([before, ''])
  expect(labels).toBe(before)
})
