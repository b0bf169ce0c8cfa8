import { describe, expect, it } from 'vitest'
import { ADDED_PATHS, PAGE_PATHS, PATHS } from './call-paths.ts'
import { MANAGE_PATHS } from './manage-paths.ts'

describe('the paths of calls', () => {
  it('name no path twice', () => {
    const all = [PATHS, ADDED_PATHS, MANAGE_PATHS, PAGE_PATHS].flatMap((some) => Object.values<string>(some))
    expect(new Set(all).size).toBe(all.length)
  })

  it('keep the specification’s own spelling of the file call', () => {
    expect(PATHS.fileSubmit).toBe('/api/shop/userfile/SumbitUserFile')
  })

  it('put the order id of the gift page in the fourth segment', () => {
    expect(PAGE_PATHS.orderGift.split('/')[4]).toBe(':orderId')
  })
})
