// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#access/staff-role.ts'
import { toShownActions } from './actions.ts'
import { keepRecent, readRecent } from './recent-choices.ts'
import { toSections } from './to-sections.ts'

const known = {
  recent: [{ label: 'کتری', url: '/dashboard/collections/products/7' }],
  actions: [{ label: 'کالای تازه', url: '/dashboard/collections/products/create' }],
  pages: Array.from({ length: 12 }, (_, place) => ({
    label: `صفحهٔ ${place}`,
    url: `/dashboard/${place}`,
    detail: 'گزارش‌ها',
  })),
}
const none = { orders: [], products: [], customers: [] }

describe('what the command bar shows', () => {
  it('is what was chosen last and what is done most, until something is typed', () => {
    const sections = toSections(' ', known, none)
    expect(sections.map(({ key, targets }) => [key, targets.length])).toEqual([
      ['recent', 1],
      ['actions', 1],
      ['pages', 8],
    ])
  })

  it('is then what fits, by the name or the group of a page, and what the shop found', () => {
    const keys = (typed: string) => toSections(typed, known, none).map(({ key }) => key)
    expect([keys('كالا'), keys('گزارش'), keys('ظ')]).toEqual([['actions'], ['pages'], []])
    const order = {
      id: 'a',
      number: 100_234,
      state: 'confirmed',
      name: 'سارا',
      payableRial: 1_250_000,
      priceUnit: 'toman',
    } as const
    const [found] = toSections('100234', known, { ...none, orders: [order] })
    expect(found?.targets).toEqual([
      { label: 'سفارش ۱۰۰۲۳۴ · سارا', url: '/dashboard/order?id=a', detail: 'آمادهٔ ارسال · ۱۲۵,۰۰۰ تومان' },
    ])
  })
})

it('actions are those that a role may begin', () => {
  const labels = (role: StaffRole) =>
    toShownActions({ req: { user: { collection: 'staff', role } as never } }).map(({ label }) => label)
  expect(labels('author')).toEqual(['صفحهٔ تازه', 'خبر تازه'])
  expect(labels('editor')).not.toContain('تغییر قیمت')
  expect(labels('manager')).toContain('تغییر قیمت')
  expect(labels('manager')).not.toContain('همکار تازه')
})

describe('recent choices', () => {
  it('are of one person, the newest first, each once, and few', () => {
    for (let place = 0; place < 9; place += 1)
      keepRecent('1', { label: `${place}`, url: `/dashboard/${place}` })
    keepRecent('1', { label: '5', url: '/dashboard/5', detail: '0912' })
    expect(readRecent('1').map(({ label }) => label)).toEqual(['5', '8', '7', '6', '4', '3'])
    expect(readRecent('1')[0]).toEqual({ label: '5', url: '/dashboard/5' })
    expect(readRecent('2')).toEqual([])
  })

  it.each([
    '{',
    '7',
    '[{"label":"x","url":"https://evil.example/dashboard"}]',
    '[{"label":"x","url":"/dashboardx"}]',
    '[null]',
  ])('are none where %s was kept', (kept) => {
    localStorage.setItem('rasteh-command-bar-3', kept)
    expect(readRecent('3')).toEqual([])
  })
})
