import { describe, expect, it } from 'vitest'
import { ACCOUNT_PATHS, ADDED_PATHS, PAGE_PATHS, PATHS } from './call-paths.ts'
import { isDashboardPath } from './dashboard-paths.ts'

const { dashboard, dashboardProducts, ...pages } = PAGE_PATHS
const { accountEnter, ...shopCalls } = ADDED_PATHS

describe('the paths that go to the dashboard', () => {
  it.each([
    dashboard,
    dashboardProducts,
    `${dashboard}/login`,
    accountEnter,
    ...Object.values(ACCOUNT_PATHS),
    '/cms-api',
    '/cms-api/staff/me',
    '/_next',
    '/_next/static/chunks/a.js',
  ])('hold %s', (path) => {
    expect(isDashboardPath(path)).toBe(true)
  })

  it.each([...Object.values(pages), ...Object.values(PATHS), ...Object.values(shopCalls)])(
    'leave %s to others',
    (path) => {
      expect(isDashboardPath(path)).toBe(false)
    },
  )

  it.each(['/dashboards', '/cms-apis/x', '/_nextstatic', '/Dashboard', '/x/dashboard', '/preview/pages/1'])(
    'leave %s to the storefront',
    (path) => {
      expect(isDashboardPath(path)).toBe(false)
    },
  )
})
