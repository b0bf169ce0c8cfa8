import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { ROUTE_LINES_MAX, readRouteFiles, routeFaults } from './route-files.ts'

describe('a route file', () => {
  const files = readRouteFiles(ROOT)

  it('is one of many', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  it.each(files)('$file is a contract, one service call and an answer', ({ text }) => {
    expect(routeFaults(text)).toEqual([])
  })

  it.each([
    ["import { loadOrder } from '@rasteh/shop-store/orders'", 'imports shop-store'],
    ["import { loadOrder } from '@rasteh/shop-store/reads/orders'", 'imports shop-store'],
    ['return reply.code(404).send()', 'picks a status'],
    ['return reply.status( 404).send()', 'picks a status'],
    ["return reply.redirect('/', 303)", 'redirects'],
    ['reply.statusCode = 404', 'picks a status'],
    ['try { await app.orders.load() } catch {}', 'catches errors'],
    ['\n'.repeat(ROUTE_LINES_MAX).concat('end'), 'has 61 lines'],
  ])('with %j is refused', (text, fault) => {
    expect(routeFaults(text)).toEqual([expect.stringContaining(fault)])
  })
})
