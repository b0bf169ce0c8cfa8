import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { openDrawingLine } from './drawing-line.ts'

const asker = () => new EventEmitter()

/** A page whose drawing ends when it is told to. */
function slowPage() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { draw: vi.fn(() => promise), finish: resolve }
}

describe('the line before the drawing of pages', () => {
  it('draws as many at once as there are places, the others in their order', async () => {
    const drawInLine = openDrawingLine({ places: 2, waitMs: 60_000 })
    const pages = [slowPage(), slowPage(), slowPage(), slowPage()]
    const served = pages.map(({ draw }) => drawInLine(asker(), draw))
    const begun = () => pages.map(({ draw }) => draw.mock.calls.length)
    expect(begun()).toEqual([1, 1, 0, 0])
    pages[1]?.finish()
    await vi.waitFor(() => expect(begun()).toEqual([1, 1, 1, 0]))
    for (const { finish } of pages) finish()
    expect(await Promise.all(served)).toEqual([true, true, true, true])
  })

  it('draws nothing for whoever left while waiting, and keeps no place for him', async () => {
    const drawInLine = openDrawingLine({ places: 1, waitMs: 60_000 })
    const [first, left, last] = [slowPage(), slowPage(), slowPage()]
    const gone = asker()
    const served = [
      drawInLine(asker(), first.draw),
      drawInLine(gone, left.draw),
      drawInLine(asker(), last.draw),
    ]
    gone.emit('close')
    first.finish()
    last.finish()
    expect(await Promise.all(served)).toEqual([true, false, true])
    expect(left.draw).not.toHaveBeenCalled()
  })

  it('refuses whoever would wait too long', async () => {
    const drawInLine = openDrawingLine({ places: 1, waitMs: 20 })
    const [first, late] = [slowPage(), slowPage()]
    const served = drawInLine(asker(), first.draw)
    expect(await drawInLine(asker(), late.draw)).toBe(false)
    first.finish()
    expect(await served).toBe(true)
  })

  it('gives the place free when a drawing fails', async () => {
    const drawInLine = openDrawingLine({ places: 1, waitMs: 60_000 })
    const broken = drawInLine(asker(), () => Promise.reject(new Error('broken')))
    const next = slowPage()
    const served = drawInLine(asker(), next.draw)
    await expect(broken).rejects.toThrow('broken')
    next.finish()
    expect(await served).toBe(true)
  })
})
