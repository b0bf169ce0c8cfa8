import { describe, expect, it } from 'vitest'
import { createSemaphore } from '../src/services/orders/semaphore.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi({ metrics: { host: '127.0.0.1', port: 0 } })
const address = () => `http://127.0.0.1:${shop.app.metrics?.port}`
const figures = async () => (await fetch(`${address()}/metrics`)).text()

describe('the figures of shop-api', () => {
  it('count answers by the pattern of their route, never by what was asked for', async () => {
    const { call } = visitor(shop)
    expect((await call('GET', '/api/shop/cart/get')).statusCode).toBe(200)
    await call('GET', '/api/shop/specialcode/validate/SECRETCODE1')
    await call('GET', '/nothing-of-09121234567')
    const text = await figures()
    expect(text).toMatch(
      /rasteh_http_request_seconds_count\{method="GET",route="\/api\/shop\/cart\/get",status="200"\} 1/,
    )
    expect(text).toMatch(/route="none",status="404"\} 1/)
    expect(text).not.toMatch(/SECRETCODE1|09121234567/)
  })

  it('tell of connections, of the line at the counter, of the event loop and of memory', async () => {
    const text = await figures()
    for (const name of [
      'rasteh_pool_connections{pool="rasteh-shop-api",state="waiting"} 0',
      'rasteh_pool_connections{pool="rasteh-checkout",state="in use"} 0',
      'rasteh_checkout_callers{state="waiting"} 0',
      'rasteh_checkout_refused_total 0',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name)
  })

  it('are told on their own port alone', async () => {
    expect((await shop.app.inject({ url: '/metrics' })).statusCode).toBe(404)
    expect((await fetch(address())).status).toBe(404)
  })
})

describe('the limit of checkouts at once', () => {
  it('says who is served, who waits, and that somebody was refused', async () => {
    let refused = 0
    const { run, load } = createSemaphore({
      permits: 1,
      queueMax: 1,
      onRefused: () => {
        refused += 1
      },
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    const callers = [run(() => promise), run(() => promise)]
    expect(load()).toEqual({ served: 1, waiting: 1 })
    await expect(run(() => promise)).rejects.toThrow('too many')
    expect(refused).toBe(1)
    resolve()
    await Promise.all(callers)
    expect(load()).toEqual({ served: 0, waiting: 0 })
  })
})
