import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { loggerOptions } from '../src/http/logger-options.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

let log = ''
const stream = new Writable({
  write(chunk, _, done) {
    log += chunk
    done()
  },
})
const shop = useShopApi({}, { logger: { ...(loggerOptions('info') as object), stream } })

describe('the log', () => {
  it('names the call and holds no cookie, token, query or code', async () => {
    const { call, cookies } = visitor(shop)
    Object.assign(cookies, { CartID: 'marker-handle-aaaaaaaa', 'rasteh-token': 'marker-token' })
    await call('GET', '/api/shop/cart/get?secret=marker-query', undefined, {
      headers: { authorization: 'marker-authorization' },
    })
    await call('GET', '/api/shop/specialcode/validate/marker-code')
    expect(log).toContain('/api/shop/cart/get')
    expect(log).not.toContain('marker')
  })
})
