import { describe, expect, it } from 'vitest'
import { tabOfHash, tabToOpen } from './remembered-tab.ts'

const tabs = ['new', 'پرفروش', 'offers']

describe('the tab that an address names', () => {
  it.each([
    ['#offers', 'offers'],
    ['#پرفروش', 'پرفروش'],
    [`#${encodeURIComponent('پرفروش')}`, 'پرفروش'],
    ['#unknown', undefined],
    ['#%E0%A4%A', undefined],
    ['', undefined],
  ])('of the hash %s is %s', (hash, tab) => {
    expect(tabOfHash(hash, tabs)).toBe(tab)
  })
})

describe('the tab that opens first', () => {
  it('is the one in the address, even when another is remembered', () => {
    expect(tabToOpen('#offers', 'new', tabs)).toBe('offers')
  })

  it('is the remembered one when the address names none', () => {
    expect(tabToOpen('', 'پرفروش', tabs)).toBe('پرفروش')
  })

  it.each([undefined, 'gone', { tab: 'offers' }])('is the first when %j is remembered', (remembered) => {
    expect(tabToOpen('', remembered, tabs)).toBe('new')
  })

  it('is none when there are no tabs', () => {
    expect(tabToOpen('#new', 'new', [])).toBeUndefined()
  })
})
