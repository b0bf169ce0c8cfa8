import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { openRenderQueue } from './render-queue.ts'

const asker = () => new EventEmitter()

/** A page whose rendering ends when the test calls `finish`. */
function slowPage() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { render: vi.fn(() => promise), finish: () => resolve('page') }
}

describe('the queue before the rendering of pages', () => {
  it('renders as many at once as the limit, the others in their order', async () => {
    const queue = openRenderQueue({ parallel: 2, waitMs: 60_000 })
    const pages = [slowPage(), slowPage(), slowPage(), slowPage()]
    const served = pages.map(({ render }) => queue(asker(), render))
    const begun = () => pages.map(({ render }) => render.mock.calls.length)
    expect(begun()).toEqual([1, 1, 0, 0])
    pages[1]?.finish()
    await vi.waitFor(() => expect(begun()).toEqual([1, 1, 1, 0]))
    for (const { finish } of pages) finish()
    expect(await Promise.all(served)).toEqual(['page', 'page', 'page', 'page'])
  })

  it('renders nothing for whoever left while waiting, and keeps no place for them', async () => {
    const queue = openRenderQueue({ parallel: 1, waitMs: 60_000 })
    const [first, left, last] = [slowPage(), slowPage(), slowPage()]
    const gone = asker()
    const served = [queue(asker(), first.render), queue(gone, left.render), queue(asker(), last.render)]
    gone.emit('close')
    first.finish()
    last.finish()
    expect(await Promise.all(served)).toEqual(['page', null, 'page'])
    expect(left.render).not.toHaveBeenCalled()
  })

  it('refuses whoever would wait too long', async () => {
    const queue = openRenderQueue({ parallel: 1, waitMs: 20 })
    const [first, late] = [slowPage(), slowPage()]
    const served = queue(asker(), first.render)
    expect(await queue(asker(), late.render)).toBeNull()
    first.finish()
    expect(await served).toBe('page')
  })

  it('gives the place free when a rendering fails', async () => {
    const queue = openRenderQueue({ parallel: 1, waitMs: 60_000 })
    const broken = queue(asker(), () => Promise.reject(new Error('broken')))
    const next = slowPage()
    const served = queue(asker(), next.render)
    await expect(broken).rejects.toThrow('broken')
    next.finish()
    expect(await served).toBe('page')
  })
})
