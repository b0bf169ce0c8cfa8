import type { WrittenEntry } from '@rasteh/shop-store/reads/shell'
import { describe, expect, it } from 'vitest'
import { toLinks, toMenuItems, withoutShop } from './menu-items.ts'

const entry = (changes: Partial<WrittenEntry>): WrittenEntry => ({
  id: 'a',
  title: 'مورد',
  address: '/',
  isByDocument: false,
  document: null,
  children: [],
  ...changes,
})
const hidden = { isByDocument: true, document: null }
const about = {
  isByDocument: true,
  document: { kind: 'pages', id: 3, slug: 'company/about' },
} as const

describe('an entry of a menu', () => {
  it('leads to the address that was written, or to where its document is now', () => {
    const entries = [entry({ address: '/offers' }), entry(about)]
    expect(toMenuItems(entries).map(({ address }) => address)).toEqual(['/offers', '/company/about'])
    expect(toLinks(entries).map(({ address }) => address)).toEqual(['/offers', '/company/about'])
  })

  it('is left out while nobody may see its document', () => {
    expect(toMenuItems([entry(hidden)])).toEqual([])
    expect(toLinks([entry(hidden)])).toEqual([])
  })

  it('stays for what is below it, and leads to the first of that', () => {
    const items = toMenuItems([entry({ ...hidden, children: [entry(hidden), entry(about)] })])
    expect(items).toMatchObject([{ address: '/company/about', children: [{ address: '/company/about' }] }])
  })

  it('is left out of a company’s site where it leads to goods, and stays for what is below it', () => {
    const goods = entry({ address: '/category/1/books' })
    const menu = toMenuItems([
      goods,
      entry({ ...goods, children: [goods, entry(about)] }),
      entry({ address: '/news' }),
    ])
    expect(withoutShop(menu)).toMatchObject([
      { address: '/company/about', children: [{ address: '/company/about' }] },
      { address: '/news', children: [] },
    ])
  })
})
