// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JalaliCalendar } from './jalali-calendar.tsx'

const chosen = vi.fn()
const azar = { year: 1405, month: 9, day: 1 }

afterEach(() => {
  cleanup()
  chosen.mockReset()
})

function mount() {
  render(<JalaliCalendar label="تقویم" value={undefined} today={azar} onChange={chosen} />)
}

describe('the calendar', () => {
  it('shows a month of the Persian calendar by its name and year', () => {
    mount()
    expect(screen.getByRole('heading', { name: 'آذر ۱۴۰۵' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /آذر/ })).toHaveLength(30)
  })

  it('begins its weeks on Saturday', () => {
    mount()
    const [first] = document.querySelectorAll('th')
    expect(first?.textContent).toBe('ش')
  })

  it('answers the Jalali day that was chosen', () => {
    mount()
    const [day] = screen.getAllByText('۱۵')
    if (day) fireEvent.click(day)
    expect(chosen).toHaveBeenCalledWith({ year: 1405, month: 9, day: 15 })
  })
})
