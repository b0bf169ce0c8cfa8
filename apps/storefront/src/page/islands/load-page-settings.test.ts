// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAGE_SETTINGS_ID } from '#islands/ids.ts'
import { loadPageSettings } from './load-page-settings.ts'

const FRAME = '/assets/frame/fa-IR/abc.json'
const money = { culture: 'fa-IR', unit: 'toman' }
const menu = [['چای', '/category/1/tea']]
const ask = vi.fn<(url: string) => Promise<Response>>()

const give = (data: object) => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_SETTINGS_ID}">${JSON.stringify(data)}</script>`
}

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  ask.mockImplementation(async () => Response.json({ menu, texts: { Menu: 'فهرست', Own: 'کهنه' } }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  ask.mockReset()
  document.body.replaceChildren()
})

it('a page that carries all of its settings asks for nothing', async () => {
  give({ money, texts: { Own: 'خود' } })
  expect(await loadPageSettings()).toEqual({ money, texts: { Own: 'خود' } })
  expect(ask).not.toHaveBeenCalled()
})

it('the frame is asked for once, however many islands wait for it, and the page’s own texts count more', async () => {
  give({ money, texts: { Own: 'خود' }, frame: FRAME })
  const all = await Promise.all([loadPageSettings(), loadPageSettings()])
  expect(all[0]).toEqual({ money, menu, texts: { Menu: 'فهرست', Own: 'خود' } })
  expect(all[1]).toBe(all[0])
  expect(ask.mock.calls).toEqual([[FRAME]])
})

it.each([
  ['no network', async () => Promise.reject(new TypeError('offline'))],
  ['a busy shop', async () => new Response('', { status: 503 })],
])('after %s the next island asks again', async (_, failed) => {
  give({ money, texts: {}, frame: `${FRAME}?${_}` })
  ask.mockImplementationOnce(failed)
  await expect(loadPageSettings()).rejects.toThrow()
  expect((await loadPageSettings()).menu).toEqual(menu)
})
