// @vitest-environment jsdom
import type { Culture } from '@rasteh/persian-text/culture'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

const STEP = 2
const fit = (wanted: number) => Math.min(Math.max(4 + Math.round((wanted - 4) / STEP) * STEP, 4), 10)
const moves = {
  plus: (current: number) => fit(current + STEP),
  minus: (current: number) => fit(current - STEP),
  up: (current: number) => current + 1,
  down: (current: number) => (current > 1 ? current - 1 : current),
  fit,
}

const changed = vi.fn()
const entered = vi.fn()

afterEach(() => {
  cleanup()
  changed.mockReset()
  entered.mockReset()
})

describe('the quantity stepper', () => {
  it('is a group named after its product, whose field shows the culture’s digits', () => {
    mount()
    expect(screen.getByRole('group', { name: 'تعداد چای' })).toBeTruthy()
    expect(field().value).toBe('۶')
  })

  it.each([
    ['fa-IR', ['افزایش', 'کاهش']],
    ['en-US', ['کاهش', 'افزایش']],
  ] as const)('has more at the right, for who reads %s', (culture, names) => {
    mount({ culture })
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names)
  })

  it('moves by the step with its buttons', () => {
    mount()
    fireEvent.click(screen.getByRole('button', { name: 'افزایش' }))
    expect(changed).toHaveBeenLastCalledWith(8)
    fireEvent.click(screen.getByRole('button', { name: 'کاهش' }))
    expect(changed).toHaveBeenLastCalledWith(6)
  })

  it('stops at the ends', () => {
    mount({ start: 10 })
    const increase = screen.getByRole('button', { name: 'افزایش' })
    expect(increase.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(increase)
    expect(changed).not.toHaveBeenCalled()
  })

  it('moves by 1 with the arrow keys and fits to the rules when the field is left', () => {
    mount()
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(field().value).toBe('۷')
    expect(changed).not.toHaveBeenCalled()
    fireEvent.blur(field())
    expect(changed).toHaveBeenLastCalledWith(8)
  })

  it('takes digits of any script and nothing else', () => {
    mount()
    fireEvent.change(field(), { target: { value: '١0 عدد' } })
    expect(field().value).toBe('۱۰')
    expect(fireEvent.keyDown(field(), { key: 'e' })).toBe(false)
    expect(fireEvent.keyDown(field(), { key: '۵' })).toBe(true)
  })

  it('leaves the field by Enter, sets the quantity and submits', () => {
    mount()
    field().focus()
    fireEvent.change(field(), { target: { value: '9' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(document.activeElement).not.toBe(field())
    expect(changed).toHaveBeenLastCalledWith(10)
    expect(entered).toHaveBeenCalledTimes(1)
  })

  it('takes an emptied field as the smallest order', () => {
    mount()
    fireEvent.change(field(), { target: { value: '' } })
    fireEvent.blur(field())
    expect(changed).toHaveBeenLastCalledWith(4)
  })

  it('refuses every change while it is busy, and keeps the focus', () => {
    mount({ isBusy: true })
    const increase = screen.getByRole('button', { name: 'افزایش' })
    increase.focus()
    fireEvent.click(increase)
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(changed).not.toHaveBeenCalled()
    expect(field().value).toBe('۶')
    expect(document.activeElement).toBe(increase)
    expect(screen.getByRole('group').getAttribute('aria-busy')).toBe('true')
  })
})

function mount({ start = 6, isBusy = false, culture = 'fa-IR' }: Partial<Sample> = {}) {
  render(<Controlled start={start} isBusy={isBusy} culture={culture} />)
}

type Sample = { start: number; isBusy: boolean; culture: Culture }

function Controlled({ start, isBusy, culture }: Sample) {
  const [value, setValue] = useState(start)
  return (
    <QuantityStepper
      label="تعداد چای"
      increaseLabel="افزایش"
      decreaseLabel="کاهش"
      culture={culture}
      value={value}
      moves={moves}
      isBusy={isBusy}
      onChange={(quantity) => {
        changed(quantity)
        setValue(quantity)
      }}
      onEnter={entered}
    />
  )
}

function field(): HTMLInputElement {
  return screen.getByRole('textbox')
}
