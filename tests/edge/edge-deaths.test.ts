import { describe, expect, it, vi } from 'vitest'
import { startBackend } from './stub-backend.ts'
import { blink, manage, render, useEdge } from './use-edge.ts'

const edge = useEdge('edge-deaths')
const { visit, textOf, purge } = edge

describe('the edge', () => {
  it('shows what it has when a page fails, takes too long to come, or the storefront is dead', async () => {
    const kept = await textOf('/stays?keys=product-9')
    await purge('product-9')
    await blink()
    edge.storefront.answer = (_, response) => void response.writeHead(500).end('broken')
    expect(await textOf('/stays?keys=product-9')).toBe(kept)
    await edge.storefront.die()
    const answer = await visit('/stays?keys=product-9')
    expect([answer.status, await answer.text()]).toEqual([200, kept])
    const unknown = await visit('/never-seen')
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await unknown.text()).toContain('سبد و سفارش')
    expect(await textOf('/dashboard')).toMatch(/^dashboard/)
    expect(await textOf('/api/shop/me')).toMatch(/^shop/)
    edge.storefront = await startBackend(render, edge.storefront.port)
    await vi.waitFor(async () => expect(await textOf('/stays?keys=product-9')).not.toBe(kept), {
      timeout: 10_000,
    })
  }, 30_000)

  it('says that the dashboard is away when it is, and takes no page for it', async () => {
    const file = await textOf('/_next/static/stays.js')
    await edge.dashboard.die()
    for (const path of ['/dashboard', '/dashboard/login', '/cms-api/staff/me']) {
      const answer = await visit(path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await answer.text()).toContain('پیشخان')
    }
    expect((await visit('/cms-api/customers/login', {}, 'POST')).status).toBe(503)
    expect(await textOf('/_next/static/stays.js')).toBe(file)
    expect(await textOf('/never-seen-before')).toMatch(/^storefront/)
    expect(await textOf('/checkout')).toMatch(/^storefront/)
    expect(await textOf('/api/shop/me')).toMatch(/^shop/)
    edge.dashboard = await startBackend(manage, edge.dashboard.port)
    await vi.waitFor(async () => expect(await textOf('/dashboard')).toMatch(/^dashboard/), {
      timeout: 10_000,
    })
  }, 30_000)
})
