import { describe, expect, it } from 'vitest'
import { deskActsOf } from './desk-acts.ts'
import { toOrderSearch } from './order-search.ts'

describe('what a manager types to find an order', () => {
  it.each([
    ['۱۰۰۰۰۱', '100001'],
    [' ٠٩١٢١٢٣٤٥٦٧ ', '09121234567'],
    ['+989121234567', '09121234567'],
    ['كاظمي', 'کاظمی'],
    ['', ''],
  ])('%s is looked for as %s', (typed, sought) => {
    expect(toOrderSearch(typed)).toBe(sought)
  })
})

describe('the steps of an order', () => {
  const open = { methodId: 3, isPaid: true }
  it.each([
    [{ ...open, state: 'awaiting-payment', isPaid: false }, ['cancel']],
    [{ state: 'awaiting-payment', methodId: 2, isPaid: false }, ['approve', 'cancel']],
    [{ state: 'awaiting-approval', methodId: 2, isPaid: false }, ['approve', 'cancel']],
    [{ state: 'awaiting-approval', methodId: 7, isPaid: true }, ['approve', 'cancel']],
    [{ state: 'awaiting-approval', methodId: 7, isPaid: false }, ['cancel']],
    [{ ...open, state: 'confirmed' }, ['ship', 'deliver', 'cancel']],
    [{ ...open, state: 'shipped' }, ['deliver']],
    [{ ...open, state: 'delivered' }, []],
    [{ ...open, state: 'cancelled' }, []],
    [{ ...open, state: 'expired' }, []],
  ])('%o: %o', (order, acts) => {
    expect(deskActsOf(order)).toEqual(acts)
  })
})
