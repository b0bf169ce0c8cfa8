// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NoticeRegion, type ShownNotice } from './notice-region.tsx'

const dismissed = vi.fn()

afterEach(() => {
  cleanup()
  dismissed.mockReset()
})

describe('the notice region', () => {
  it('stands before there is anything to say', () => {
    mount([])
    expect(screen.getByRole('region', { name: 'پیام‌ها' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('says what went well politely, line by line', () => {
    mount([{ id: 1, tone: 'success', lines: ['سبد به‌روز شد.', 'حداقل سفارش ۴ بسته است.'] }])
    expect(screen.getByRole('status').textContent).toContain('سبد به‌روز شد.')
    expect(screen.getByText('حداقل سفارش ۴ بسته است.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('interrupts with an alert and offers another try', () => {
    const run = vi.fn()
    mount([{ id: 2, tone: 'alert', lines: ['نشد.'], action: { label: 'تلاش دوباره', run } }])
    expect(screen.getByRole('alert').textContent).toContain('نشد.')
    fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('leads on', () => {
    mount([{ id: 4, tone: 'success', lines: ['اضافه شد'], link: { label: 'مشاهدهٔ سبد', href: '/basket' } }])
    expect(screen.getByRole('link', { name: 'مشاهدهٔ سبد' }).getAttribute('href')).toBe('/basket')
  })

  it('can be closed', () => {
    mount([{ id: 3, tone: 'plain', lines: ['پیدا نشد.'] }])
    fireEvent.click(screen.getByRole('button', { name: 'بستن' }))
    expect(dismissed).toHaveBeenCalledWith(3)
  })
})

function mount(notices: ShownNotice[]) {
  render(<NoticeRegion label="پیام‌ها" dismissLabel="بستن" notices={notices} onDismiss={dismissed} />)
}
