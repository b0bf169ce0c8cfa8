// @vitest-environment jsdom
import type { ProductOption } from '@rasteh/shop-core/options'
import type { JSONFieldClientProps } from 'payload'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OptionsField } from './options-field.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let value: readonly ProductOption[] | null = null
let setValue: (next: readonly ProductOption[]) => void = () => {}
vi.mock('@payloadcms/ui', () => ({
  useField: () => ({ path: 'options', value, setValue, showError: false, disabled: false }),
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: () => null,
  RenderCustomComponent: () => null,
}))

/** A form that holds the field's value. */
function Form() {
  const [held, hold] = useState<readonly ProductOption[] | null>(null)
  value = held
  setValue = hold
  return <OptionsField {...({ field: { name: 'options' }, path: 'options' } as JSONFieldClientProps)} />
}

const submitted = vi.fn()
let close = () => {}
beforeEach(() => {
  const place = document.body.appendChild(document.createElement('form'))
  place.addEventListener('submit', submitted)
  const root = createRoot(place)
  act(() => root.render(<Form />))
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.clearAllMocks()
})

const named = <Found extends HTMLElement>(name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>('button, input, select')]
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  const found = all.find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name || one.id === label?.htmlFor,
  )
  return found as Found
}
const press = (name: string) => act(() => named(name).click())
/** React would not hear of a value that is set through its own property. */
const hold = (name: string, text: string) =>
  act(() => {
    const field = named<HTMLInputElement>(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const keys = () => value?.map(({ key, values }) => [key, ...values.map((one) => one.key)])

it('goes on where the first word is missing: at the values of a named option, at the name of another', () => {
  press('+ رنگ')
  expect(document.activeElement).toBe(named('مقدارهای جدید رنگ'))
  press('+ گزینهٔ دیگر')
  expect(document.activeElement).toBe(document.querySelectorAll('fieldset')[1]?.querySelector('input'))
})

it('loses no value to a button that is pressed while they are typed', () => {
  press('+ رنگ')
  hold('مقدارهای جدید رنگ', 'مشکی، قرمز')
  press('+ سایز')
  hold('مقدارهای جدید سایز', 'S، M')
  expect(keys()).toEqual([
    ['colour', 'black', 'red'],
    ['size', 's', 'm'],
  ])
  expect(value?.[0]?.values[1]?.colour).toBe('#c3202a')
})

it('takes two changes of one moment', () => {
  press('+ رنگ')
  hold('مقدارهای جدید رنگ', 'مشکی')
  act(() => {
    named('+ سایز').click()
    named('+ گزینهٔ دیگر').click()
  })
  expect(keys()).toEqual([['colour', 'black'], ['size'], ['v1']])
})

it('renames, colours, moves and takes away a value, whose key stays', () => {
  press('+ رنگ')
  hold('مقدارهای جدید رنگ', 'مشکی، قرمز، آبی')
  press('آبی یکی جلوتر')
  hold('نام مشکی', 'ذغالی')
  hold('رنگ ذغالی', '#223344')
  press('حذف قرمز')
  expect(value?.[0]?.values.map(({ key, label, colour }) => [key, label.fa, colour])).toEqual([
    ['black', 'ذغالی', '#223344'],
    ['blue', 'آبی', '#2f6fb5'],
  ])
  expect(document.activeElement).toBe(named('مقدارهای جدید رنگ'))
  press('حذف گزینهٔ رنگ')
  expect(value).toEqual([])
})

it('is not sent with the product by Enter', () => {
  press('+ رنگ')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  act(() => named('نام گزینه').dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(true)
})
