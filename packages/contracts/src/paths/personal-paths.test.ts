import { expect, it } from 'vitest'
import { isPersonalPath } from './personal-paths.ts'

it('knows the pages of one person', () => {
  const personal = ['/dashboard', '/dashboard/login', '/checkout', '/shop/order/view/1', '/cms-api/staff/me']
  expect(personal.filter((path) => !isPersonalPath(path))).toEqual([])
  expect(['/', '/basket', '/dashboards', '/product/1/a'].filter(isPersonalPath)).toEqual([])
})
