import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#access/staff-role.ts'
import { currentUrl } from './current-entry.ts'
import { readMenuState, toKeptMenu } from './menu-state.ts'
import { toShownMenu } from './shown-menu.ts'
import { toBadge } from './to-badge.ts'

const asker = (role: StaffRole) => ({ req: { user: { collection: 'staff', role } as never } })
const urlsFor = (role: StaffRole, hidden: readonly string[] = []) =>
  toShownMenu(asker(role), ({ slug }) => (hidden.includes(slug) ? null : slug)).flatMap(({ daily, rare }) =>
    [...daily, ...rare].map(({ url }) => url),
  )

describe('the menu of one person', () => {
  it('has the screens that their role opens', () => {
    const shown = (url: string) =>
      (['author', 'editor', 'manager', 'owner'] as const).filter((role) => urlsFor(role).includes(url))
    expect(shown('/dashboard/writings')).toEqual(['author'])
    expect(shown('/dashboard/reviews')).toEqual(['editor', 'manager', 'owner'])
    expect(shown('/dashboard/orders')).toEqual(['manager', 'owner'])
    expect(shown('/dashboard/events')).toEqual(['owner'])
  })

  it('leaves out what the content platform keeps from them, and groups that are empty then', () => {
    const nothing = toShownMenu(asker('author'), () => null)
    expect(nothing.map(({ key }) => key)).toEqual(['content'])
    expect(urlsFor('owner', ['customers'])).not.toContain('/dashboard/collections/customers')
  })

  it('folds nothing where nothing is done daily', () => {
    const [products] = toShownMenu(asker('author'), ({ slug }) => (slug === 'variants' ? 'گونه‌ها' : null))
    expect([products?.daily.length, products?.rare.length]).toEqual([1, 0])
  })
})

describe('the current entry', () => {
  const entries = [
    { url: '/dashboard/orders', also: ['/dashboard/order'] },
    { url: '/dashboard/collections/prices', also: [] },
    { url: '/dashboard/collections/prices/grid', also: [] },
  ]
  it.each([
    ['/dashboard/orders', '/dashboard/orders'],
    ['/dashboard/order', '/dashboard/orders'],
    ['/dashboard/collections/prices/12', '/dashboard/collections/prices'],
    ['/dashboard/collections/prices/grid', '/dashboard/collections/prices/grid'],
    ['/dashboard/collections/prices-of-all', null],
    ['/dashboard', null],
  ])('of %s is %s', (pathname, url) => {
    expect(currentUrl(entries, pathname)).toBe(url)
  })
})

describe('what is kept of the menu', () => {
  it('comes back as it was', () => {
    const state = { isOpen: false, groups: { orders: true, 'content-more': false } }
    expect(readMenuState(toKeptMenu(state))).toEqual(state)
  })

  it.each([null, 7, 'open', [], { open: 'no' }, { groups: 'all' }, { groups: { a: null, b: { open: 3 } } }])(
    'is open and untouched where %j was kept',
    (kept) => {
      expect(readMenuState(kept)).toEqual({ isOpen: true, groups: {} })
    },
  )

  it('is never longer than a menu', () => {
    const groups = Object.fromEntries(
      Array.from({ length: 9_000 }, (_, place) => [`g${place}`, { open: true }]),
    )
    expect(Object.keys(readMenuState({ groups }).groups)).toHaveLength(40)
  })
})

describe('a badge', () => {
  const none = {
    toApprove: 0,
    toSend: 0,
    toRefund: 0,
    returns: 0,
    lowStock: 0,
    submissions: 0,
    comments: 0,
    feedback: 0,
    reviews: 0,
  }
  it('adds up what waits, each kind once, and stops at the figure that fits', () => {
    expect(toBadge(['toApprove', 'toSend', 'toSend'], { ...none, toApprove: 2, toSend: 3 })).toEqual({
      count: 5,
      isMany: false,
    })
    expect(toBadge(['lowStock'], { ...none, lowStock: 100 })).toEqual({ count: 99, isMany: true })
  })

  it('is not shown where nothing waits, or where it is not known', () => {
    expect([toBadge(['comments'], none), toBadge([], none), toBadge(['comments'], null)]).toEqual([
      null,
      null,
      null,
    ])
  })
})
