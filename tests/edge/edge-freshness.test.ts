import { describe, expect, it, vi } from 'vitest'
import { blink, render, useEdge } from './use-edge.ts'

const edge = useEdge('edge-freshness')
const { visit, textOf, purge } = edge

describe('the edge', () => {
  it('renders a page anew when one of its keys is named, and no other', async () => {
    const [one, other] = [await textOf('/a?keys=product-1'), await textOf('/b?keys=product-12')]
    expect((await purge('product-1')).status).toBe(200)
    await blink()
    expect(await textOf('/a?keys=product-1')).not.toBe(one)
    expect(await textOf('/b?keys=product-12')).toBe(other)
    await purge('everywhere')
    await blink()
    expect(await textOf('/b?keys=product-12')).not.toBe(other)
  })

  it('shows a page for a blink more while it is rendered anew, so that nobody waits', async () => {
    const old = await textOf('/e?keys=product-5')
    let finish: (() => void) | undefined
    edge.storefront.answer = (request, response) => {
      finish = () => render(request, response)
    }
    await purge('product-5')
    const answer = await visit('/e?keys=product-5')
    expect([answer.headers.get('x-cache'), await answer.text()]).toEqual(['stale', old])
    await vi.waitFor(() => expect(finish).toBeDefined())
    await blink()
    const waiting = textOf('/e?keys=product-5')
    edge.storefront.answer = render
    finish?.()
    expect(await waiting).not.toBe(old)
  })

  it.each([
    ['its key', ['product-4']],
    ['its key and another', ['product-40 product-4']],
    ['two, one of them its own,', ['product-4', 'product-40']],
  ])('keeps a page no longer than a moment when %s is named while it is rendered', async (_, purges) => {
    const path = `/d${purges.length}${purges[0]?.length}?keys=product-4`
    edge.storefront.answer = async (request, response) => {
      // The price is read, then changed, then shown.
      for (const keys of purges) await purge(keys)
      render(request, response)
    }
    const old = await textOf(path)
    edge.storefront.answer = render
    await vi.waitFor(async () => expect(await textOf(path)).not.toBe(old), { timeout: 2_000 })
    const rerendered = await textOf(path)
    await new Promise((next) => setTimeout(next, 600))
    expect(await textOf(path)).toBe(rerendered)
  })

  it('keeps a page that does not show the one thing that changed while it was rendered', async () => {
    await purge('product-70')
    edge.storefront.answer = async (request, response) => {
      await purge('product-7')
      render(request, response)
    }
    const kept = await textOf('/f?keys=product-6%20product-77')
    edge.storefront.answer = render
    await new Promise((next) => setTimeout(next, 600))
    expect(await textOf('/f?keys=product-6%20product-77')).toBe(kept)
  })
})
