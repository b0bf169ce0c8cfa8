// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropIslands, hydrateIslands } from '#islands/hydrate.ts'
import { ISLANDS_ID, PAGE_SETTINGS_ID } from '#islands/ids.ts'
import { island } from '#islands/island.server.tsx'
import Counter from '../../../test/islands/counter.tsx'
import { FILES, renderBody } from '../../../test/islands/island-page.tsx'
import Reader from '../../../test/islands/reader.tsx'
import { goToState, swapPart } from './swap-part.ts'

const CounterIsland = island('test/counter', Counter, 'load')
const ReaderIsland = island('test/reader', Reader, 'load')

/** A page whose list has these names to tick, one of them ticked. */
const listPage = (title: string, ticked: string, files: Record<string, string> = FILES) => `<!doctype html>
  <html><head><title>${title}</title></head><body><header>shop</header>${renderBody(
    <>
      <h1>{title}</h1>
      {['tea', 'rice'].map((name) => (
        <input key={name} type="checkbox" name="kind" value={name} defaultChecked={name === ticked} />
      ))}
      <input type="search" name="word" defaultValue={ticked} />
      <CounterIsland start={1} />
    </>,
    files,
  )}</body></html>`

const answer = vi.fn<(url: string) => Promise<Response>>()
const assign = vi.fn()
const button = () => document.querySelector('button') as HTMLButtonElement
const headline = () => document.querySelector('h1')?.textContent
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement

/** The page's own location, whose way to another page is only noted. */
const { location: real } = window
const watched = {
  assign,
  get pathname() {
    return real.pathname
  },
  get search() {
    return real.search
  },
  get href() {
    return real.href
  },
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('fetch', answer)
  history.replaceState(null, '', '/tea')
  vi.stubGlobal('location', watched)
  document.body.innerHTML = new DOMParser().parseFromString(
    listPage('Tea', 'tea'),
    'text/html',
  ).body.innerHTML
})

afterEach(() => {
  dropIslands(document)
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  document.body.replaceChildren()
})

describe('another state of a page', () => {
  it('takes the place of what is shown, and its islands answer', async () => {
    answer.mockResolvedValue(new Response(listPage('Rice', 'rice')))
    const header = document.querySelector('header')
    await goToState('/tea?kind=rice')
    expect(location.search).toBe('?kind=rice')
    expect([headline(), document.title]).toEqual(['Rice', 'Rice'])
    expect(document.querySelector('header')).toBe(header)
    await expect.poll(() => document.querySelector('rasteh-island[data-awake]')).not.toBeNull()
    button().click()
    await expect.poll(() => button().textContent).toBe('2')
  })

  it('brings the files and texts of islands that the page did not have', async () => {
    const settings = (texts: Record<string, string>) =>
      JSON.stringify({ money: { culture: 'fa-IR', unit: 'toman' }, texts })
    const data = (id: string) => document.getElementById(id) as HTMLElement
    data(PAGE_SETTINGS_ID).textContent = settings({ Old: 'کهنه' })
    data(ISLANDS_ID).textContent = JSON.stringify({ 'test/old': '/old.js' })
    answer.mockResolvedValue(
      new Response(listPage('Rice', 'rice').replace('"texts":{}', '"texts":{"New":"نو"}')),
    )
    await swapPart('/tea?kind=rice')
    expect(JSON.parse(data(PAGE_SETTINGS_ID).textContent).texts).toEqual({ Old: 'کهنه', New: 'نو' })
    expect(JSON.parse(data(ISLANDS_ID).textContent)).toEqual({ 'test/old': '/old.js', ...FILES })
  })

  it.each([
    ['a box', 'input[value="rice"]'],
    ['a field', 'input[name="word"]'],
  ])('gives the focus back to %s', async (_, selector) => {
    answer.mockResolvedValue(new Response(listPage('Rice', 'rice')))
    const before = field(selector)
    before.focus()
    await swapPart('/tea?kind=rice')
    expect(document.activeElement).toBe(field(selector))
    expect(document.activeElement).not.toBe(before)
  })

  it('lets go of the islands that were there', async () => {
    const reported: string[] = []
    const listen = (event: Event) => void reported.push((event as CustomEvent<string>).detail)
    addEventListener('test-reader', listen)
    document.body.innerHTML = renderBody(<ReaderIsland log="test-reader" />)
    hydrateIslands()
    await expect.poll(() => reported).toEqual(['begins'])
    answer.mockResolvedValue(new Response(listPage('Rice', 'rice')))
    await swapPart('/tea?kind=rice')
    await expect.poll(() => reported).toEqual(['begins', 'ends'])
    removeEventListener('test-reader', listen)
  })

  it('comes again with the browser’s back, once', async () => {
    answer.mockImplementation(
      async (url) =>
        new Response(String(url).includes('rice') ? listPage('Rice', 'rice') : listPage('Tea', 'tea')),
    )
    await goToState('/tea?kind=rice')
    history.back()
    await expect.poll(() => headline()).toBe('Tea')
    expect(answer.mock.calls.map(([url]) => url)).toEqual(['/tea?kind=rice', real.href])
  })

  it('is not shown when somebody has chosen another one meanwhile', async () => {
    const late = Promise.withResolvers<Response>()
    answer.mockReturnValueOnce(late.promise)
    answer.mockResolvedValueOnce(new Response(listPage('Saffron', 'tea')))
    const first = goToState('/tea?kind=rice')
    await goToState('/tea?kind=saffron')
    late.resolve(new Response(listPage('Rice', 'rice')))
    await first
    expect(headline()).toBe('Saffron')
    expect(assign).not.toHaveBeenCalled()
  })

  it.each([
    ['a failure', () => Promise.resolve(new Response('', { status: 503 }))],
    ['no network', () => Promise.reject(new TypeError('failed'))],
    ['another kind of page', () => Promise.resolve(new Response('<p>nothing to take</p>'))],
  ])('is left to the browser after %s', async (_, answered) => {
    answer.mockImplementation(answered)
    await swapPart('/tea?kind=rice')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/tea?kind=rice')
    expect(headline()).toBe('Tea')
  })
})
