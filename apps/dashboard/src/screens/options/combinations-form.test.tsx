// @vitest-environment jsdom
import { optionTexts } from '@rasteh/messages/dashboard'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { CombinationsForm } from './combinations-form.tsx'
import type { CombinationsPreview } from './endpoints.ts'
import { newOption, typeValues } from './type-values.ts'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const texts = optionTexts.combinations
const size = { ...newOption('سایز', []), values: typeValues(newOption('سایز', []), 'S، M') }
const preview: CombinationsPreview = {
  options: [size],
  made: 0,
  choiceless: 1,
  priceRial: 4_500_000,
  missing: [
    { choice: { size: 's' }, sku: 'TEA-S' },
    { choice: { size: 'm' }, sku: 'TEA-M' },
  ],
  refusal: null,
}

const make = vi.fn()
let place: HTMLElement
let close = () => {}
afterEach(() => {
  close()
  vi.clearAllMocks()
})

function draw(changes: Partial<CombinationsPreview> = {}, isHeld = false): void {
  place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const shown = { ...preview, ...changes }
  act(() => root.render(<CombinationsForm shown={shown} isHeld={isHeld} onMake={make} onClose={() => {}} />))
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
}

const find = <Found extends HTMLElement>(selector: string) => place.querySelector(selector) as Found
const button = () => find<HTMLButtonElement>('button')
const press = (element: HTMLElement) => act(() => element.click())
/** React would not hear of a value that is set through its own property. */
const hold = (field: HTMLInputElement, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const price = () => find<HTMLInputElement>('input[inputmode=numeric]')

it('makes what is left in, with the codes as they were changed, at the price in the shop’s unit', () => {
  draw()
  expect(price().value).toBe('۴۵۰,۰۰۰')
  hold(find('input[aria-label$="M"]'), 'CUP-M')
  hold(price(), '500000')
  press(find('input[type=checkbox]'))
  expect(button().textContent).toBe(texts.make.replace('{count}', '۱'))
  press(button())
  expect(make).toHaveBeenCalledWith([{ choice: { size: 'm' }, sku: 'CUP-M' }], 5_000_000)
})

it('takes a combination back in that was left out', () => {
  draw()
  const box = find<HTMLInputElement>('input[type=checkbox]')
  press(box)
  press(box)
  press(button())
  expect(make).toHaveBeenCalledWith(preview.missing, 4_500_000)
})

it('leaves the price to the default variant where none is written', () => {
  draw()
  hold(price(), '')
  press(button())
  expect(make).toHaveBeenCalledWith(preview.missing, null)
})

it.each(['0', '12.5', 'گران'])('makes nothing at the price «%s», and says so', (typed) => {
  draw()
  hold(price(), typed)
  press(button())
  expect(make).not.toHaveBeenCalled()
  expect(find('[role=alert]').textContent).toBe(texts.badPrice)
})

it('makes nothing when everything is left out, or while the product has unsaved changes', () => {
  draw()
  for (const box of place.querySelectorAll<HTMLElement>('input[type=checkbox]')) press(box)
  press(button())
  expect([make.mock.calls, find('[role=alert]').textContent]).toEqual([[], texts.noneChosen])
  close()
  draw({}, true)
  expect(button().disabled).toBe(true)
})

it('says that there is nothing left to make', () => {
  draw({ missing: [] })
  expect(place.textContent).toContain(texts.none)
  expect(place.querySelector('table')).toBeNull()
})
