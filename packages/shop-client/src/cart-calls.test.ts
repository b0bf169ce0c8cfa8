import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartCalls } from './cart-calls.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('a basket call', () => {
  it('sends JSON, its label and the name of the attempt', async () => {
    fetched.mockResolvedValue(Response.json([]))
    await cartCalls.create([{ action: 'add', productId: 7, variantId: 9, quantity: 2 }], 'attempt-number-1')
    expect(fetched).toHaveBeenCalledWith('/api/shop/cart/create', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-Rasteh-HeaderKey': 'cart.create',
        'Idempotency-Key': 'attempt-number-1',
      },
      credentials: 'same-origin',
      body: '[{"Action":1,"ProductId":7,"VariantId":9,"Quantity":2}]',
    })
  })

  it('deletes a line by its id, without a payload', async () => {
    fetched.mockResolvedValue(Response.json([]))
    await cartCalls.deleteLine('line-1')
    expect(fetched).toHaveBeenCalledWith('/api/shop/cart/delete/line-1', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'x-Rasteh-HeaderKey': 'cart.delete' },
      credentials: 'same-origin',
    })
  })

  it('answers a refusal with its header and the basket of its body', async () => {
    fetched.mockResolvedValue(Response.json([], { status: 400, headers: { 'x-more-than-max': '5' } }))
    const answer = await cartCalls.update([], 'attempt-number-1')
    expect(answer).toMatchObject({ kind: 'answered', status: 400, basket: { lines: [] } })
    expect(answer.kind === 'answered' && answer.header('x-more-than-max')).toBe('5')
  })

  it('that makes a whole basket reads it afterwards, for its answer is only the handle', async () => {
    fetched.mockResolvedValueOnce(Response.json('handle', { headers: { 'x-less-than-min': '3' } }))
    fetched.mockResolvedValueOnce(Response.json([]))
    const answer = await cartCalls.bulkInsert([], 'attempt-number-1')
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      '/api/shop/cart/bulkinsert',
      '/api/shop/cart/get',
    ])
    expect(answer.kind === 'answered' && answer.header('x-less-than-min')).toBe('3')
  })

  it.each([
    [422, 'broken'],
    [403, 'broken'],
    [500, 'broken'],
    [429, 'busy'],
    [503, 'busy'],
    [502, 'unreachable'],
  ])('takes the status %i as %s', async (status, reason) => {
    fetched.mockResolvedValue(Response.json({ error: 'x' }, { status }))
    expect(await cartCalls.get()).toEqual({ kind: 'failed', reason })
  })

  it('is unreachable on a dead network and when the answer breaks off', async () => {
    fetched.mockRejectedValueOnce(new TypeError('network'))
    expect(await cartCalls.get()).toEqual({ kind: 'failed', reason: 'unreachable' })
    fetched.mockResolvedValueOnce(new Response('[{"Id":'))
    expect(await cartCalls.get()).toEqual({ kind: 'failed', reason: 'unreachable' })
  })
})
