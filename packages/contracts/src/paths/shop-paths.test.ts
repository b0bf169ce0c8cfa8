import { describe, expect, it } from 'vitest'
import { ACCOUNT_PATHS, ADDED_PATHS, PAGE_PATHS, PATHS } from './call-paths.ts'
import { MANAGE_PATHS } from './manage-paths.ts'
import { isShopPath } from './shop-paths.ts'

const { links, ...shopCalls } = PATHS
const { accountEnter, ...addedShopCalls } = ADDED_PATHS
const concrete = (path: string) => path.replace(/:[A-Za-z]+/g, '7')

describe('the paths that go to shop-api', () => {
  it.each(Object.values(shopCalls))('hold the call %s', (path) => {
    expect(isShopPath(concrete(path))).toBe(true)
  })

  it.each([...Object.values(addedShopCalls), ...Object.values(MANAGE_PATHS)])(
    'hold the added call %s',
    (path) => {
      expect(isShopPath(concrete(path))).toBe(true)
    },
  )

  it.each([
    '/api/internalservices/SEARCHSERVICE/Preview',
    '/desktopmodules/shop/ajax/getjsmessages.ashx',
    '/DESKTOPMODULES/FEEDBACK/AJAX/FEEDBACKHANDLER.ASHX',
    '/ajax/captcha.ASHX',
  ])('hold the platform path %s in any case', (path) => {
    expect(isShopPath(path)).toBe(true)
  })

  it.each(['/API/SHOP/cart/get', '/Shop/Payment/return/a/1'])(
    'leave out %s, whose case is not the shop’s own',
    (path) => {
      expect(isShopPath(path)).toBe(false)
    },
  )

  it.each([links, '/desktopmodules/LINKS/handlers/AjaxHandler.ashx', '/DesktopModules/Links/any.ashx'])(
    'leave the links partial %s to the storefront',
    (path) => {
      expect(isShopPath(path)).toBe(false)
    },
  )

  it.each(Object.values(PAGE_PATHS))('leave the page %s to others', (path) => {
    expect(isShopPath(concrete(path))).toBe(false)
  })

  it.each([
    accountEnter,
    ...Object.values(ACCOUNT_PATHS),
    '/api/shop',
    '/api/shopping/x',
    '/x/api/shop/cart/get',
    '/Ajax/a/b.ashx',
    '/Ajax/.ashx/x',
    '/DesktopModules/Shop/x.ashx.js',
    '/DesktopModules/ShopX/a.ashx',
  ])('leave %s to others', (path) => {
    expect(isShopPath(path)).toBe(false)
  })
})
