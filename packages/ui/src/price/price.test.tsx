// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Price } from './price.tsx'

const labels = {
  oldPrice: 'قیمت پیشین',
  percent: (percent: number) => `${percent}٪`,
  discount: (percent: number) => `${percent}٪ تخفیف`,
  unknown: 'تماس بگیرید',
}
const money = { culture: 'fa-IR', unit: 'toman' } as const

afterEach(cleanup)

describe('a price', () => {
  it('is written with commas in Persian digits, with its unit', () => {
    const { container } = render(<Price priceRial={12_345_670} money={money} labels={labels} />)
    expect(container.textContent).toBe('۱,۲۳۴,۵۶۷ تومان')
  })

  it('stands beside its old price, struck, and the percent off', () => {
    const { container } = render(
      <Price priceRial={800_000} oldPriceRial={1_000_000} money={money} labels={labels} />,
    )
    expect(container.querySelector('s')?.textContent).toBe('۱۰۰,۰۰۰')
    expect(container.textContent).toContain('20٪ تخفیف')
  })

  it('says nothing of an old price that was not higher', () => {
    const { container } = render(
      <Price priceRial={800_000} oldPriceRial={800_000} money={money} labels={labels} />,
    )
    expect(container.querySelector('s')).toBeNull()
  })

  it('says what is added to it: on a page for all to see, on a card for whoever points at it', () => {
    const tax = '+ ۱۰٪ مالیات بر ارزش افزوده'
    const page = render(<Price priceRial={800_000} money={money} labels={labels} added={tax} size="page" />)
    expect(page.container.textContent).toBe(`۸۰,۰۰۰ تومان${tax}`)
    const card = render(<Price priceRial={800_000} money={money} labels={labels} added={tax} />)
    expect(card.container.firstElementChild?.getAttribute('title')).toBe(tax)
  })

  it('asks to call when there is none', () => {
    const { container } = render(<Price priceRial={null} money={money} labels={labels} />)
    expect(container.textContent).toBe('تماس بگیرید')
  })
})
