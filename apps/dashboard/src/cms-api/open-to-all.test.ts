import { describe, expect, it } from 'vitest'
import { isOpenCall } from './open-to-all.ts'

const asShopper = (method: string, path: string) => isOpenCall({ method, path, isStaff: false })

describe('the content platform’s REST', () => {
  it.each([
    ['POST', 'customers/enter'],
    ['POST', 'customers/login'],
    ['POST', 'customers/logout'],
    ['POST', 'customers/password/reset'],
    ['GET', 'customers/sessions'],
    ['GET', 'customers/me'],
    ['POST', 'staff/login'],
    ['GET', 'media/file/product-1.webp'],
    ['GET', 'preview-draft/pages/1'],
    ['POST', 'preview-draft/pages/1'],
  ])('lets everybody %s %s', (method, path) => {
    expect(asShopper(method, path)).toBe(true)
  })

  it.each([
    ['GET', 'customers'],
    ['GET', 'staff'],
    ['GET', 'products'],
    ['POST', 'customers'],
    ['GET', 'payload-locked-documents'],
    ['POST', 'payload-locked-documents'],
    ['GET', 'payload-preferences/nav'],
    ['GET', 'payload-jobs/run'],
    ['POST', 'payload-jobs'],
    ['POST', 'customers/first-register'],
    ['POST', 'customers/refresh-token'],
    ['POST', 'customers/forgot-password'],
    ['GET', 'media/file/../../secret'],
    ['GET', 'globals/shop-settings'],
    ['GET', 'preview-token/pages/1'],
    ['PATCH', 'preview-draft/pages/1'],
  ])('is closed to shoppers for %s %s', (method, path) => {
    expect(asShopper(method, path)).toBe(false)
  })

  it.each([
    ['POST', 'staff/first-register'],
    ['DELETE', 'payload-preferences/nav'],
    ['POST', 'staff/forgot-password'],
    ['POST', 'customers/reset-password'],
    ['GET', 'media/paste-url'],
    ['GET', 'media/paste-url/7'],
  ])('is closed to staff too for %s %s', (method, path) => {
    expect(isOpenCall({ method, path, isStaff: true })).toBe(false)
  })

  it('is open to staff for the rest', () => {
    expect(isOpenCall({ method: 'PATCH', path: 'products/1', isStaff: true })).toBe(true)
  })
})
