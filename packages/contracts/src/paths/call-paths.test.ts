import { describe, expect, it } from 'vitest'
import { ADDED_PATHS, PAGE_PATHS, PATHS } from './call-paths.ts'

describe('the paths of calls', () => {
  it('name no path twice', () => {
    const all = [...Object.values(PATHS), ...Object.values(ADDED_PATHS), ...Object.values(PAGE_PATHS)]
    expect(new Set(all).size).toBe(all.length)
  })

  it('keep the specification’s own spelling of the file call', () => {
    expect(PATHS.fileSubmit).toBe('/api/shop/userfile/SumbitUserFile')
  })

  it('put the order id of the gift page in the fourth segment', () => {
    expect(PAGE_PATHS.orderGift.split('/')[4]).toBe(':orderId')
  })
})
