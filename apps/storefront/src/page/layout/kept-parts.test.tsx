import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { island } from '#islands/island.server.tsx'
import { renderPart } from '#islands/render-part.tsx'
import { currentRender, renderWithIslands } from '#islands/render-state.ts'
import { SETTINGS } from '../../../test/islands/island-page.tsx'
import { keptWhileSame } from './kept-parts.ts'

const rendered = vi.fn()
const Buy = island(
  'test/buy',
  ({ title }: { title: string }) => <button type="button">{title}</button>,
  'load',
)

function Goods({ title }: { title: string }) {
  rendered(title)
  return (
    <p id={useId()}>
      <Buy title={title} />
    </p>
  )
}

/** A page of two parts that show these titles, with the islands and ids that it used. */
function renderPage(titles: readonly string[], settings = { ...SETTINGS, texts: {} }) {
  rendered.mockClear()
  return renderWithIslands(settings, () => {
    const parts = titles.map((title, index) =>
      renderPart(title, <Goods key={title} title={title} />, (render) =>
        keptWhileSame({ place: `goods ${index}`, shows: title }, render),
      ),
    )
    const html = renderToString(parts)
    return { html, islands: [...currentRender().islands], prefixes: currentRender().prefixes }
  })
}

const texts = {}

it('gives the same page again without rendering its parts', () => {
  const settings = { ...SETTINGS, texts }
  const first = renderPage(['چای', 'قند'], settings)
  expect(rendered).toHaveBeenCalledTimes(2)
  expect(renderPage(['چای', 'قند'], settings)).toEqual(first)
  expect(rendered).not.toHaveBeenCalled()
  expect(first.islands).toEqual(['test/buy'])
})

it('renders the part again that shows something else, and no other', () => {
  const settings = { ...SETTINGS, texts: {} }
  renderPage(['چای', 'قند'], settings)
  const { html } = renderPage(['چای', 'نبات'], settings)
  expect(rendered.mock.calls).toEqual([['نبات']])
  expect(html).toBe(renderPage(['چای', 'نبات']).html)
})

it.each([
  ['texts', { texts: { Buy: 'خرید' } }],
  ['a menu', { texts, menu: [] }],
  ['a unit', { texts, money: { culture: 'fa-IR', unit: 'rial' } }],
  ['a kept culture', { texts, kept: { culture: 'en-US' } }],
])('renders again with other settings: %s', (_, other) => {
  renderPage(['چای'], { ...SETTINGS, texts })
  renderPage(['چای'], { ...SETTINGS, ...other } as typeof SETTINGS)
  expect(rendered).toHaveBeenCalledTimes(1)
})

it('never gives two parts of a page the same id, wherever one was kept', () => {
  const settings = { ...SETTINGS, texts: {} }
  renderPage(['چای'], settings)
  const { html } = renderPage(['قند', 'چای'], settings)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})
