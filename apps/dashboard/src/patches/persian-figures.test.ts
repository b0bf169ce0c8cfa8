// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { FIGURE_PLACES, MOMENT_PLACES, WORD_PLACES, writePersianFigures } from './persian-figures.ts'
import { missingSelectors } from './platform-files.ts'

const settled = () => new Promise((next) => setTimeout(next))

function show(html: string): HTMLElement {
  const root = document.createElement('main')
  root.innerHTML = html
  return root
}

describe("the content platform's figures", () => {
  it('are still in the places that are known', () => {
    expect(missingSelectors([...FIGURE_PLACES, ...WORD_PLACES, ...MOMENT_PLACES])).toEqual([])
  })

  it('are Persian in those places, and stay as they are elsewhere', () => {
    const root = show('<p class="paginator">12</p><p class="paginator">AB-12</p><p>12</p>')
    writePersianFigures(root)()
    expect([...root.children].map(({ textContent }) => textContent)).toEqual(['۱۲', 'AB-12', '12'])
  })

  it('are Jalali in a moment that it writes in English', () => {
    const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date('2026-11-22T07:00:00Z'),
    )
    const root = show(`<p class="document-locked"><strong>${moment}</strong></p><p>${moment}</p>`)
    writePersianFigures(root)()
    expect([...root.children].map(({ textContent }) => textContent)).toEqual(['۱۴۰۵/۰۹/۰۱ ۱۰:۳۰', moment])
  })

  it('are Persian when they change, until it is stopped', async () => {
    const root = show('<p class="paginator">1</p>')
    const stop = writePersianFigures(root)
    const [place] = root.children
    if (place) place.textContent = '2'
    await settled()
    expect(root.textContent).toBe('۲')
    stop()
    if (place) place.textContent = '3'
    await settled()
    expect(root.textContent).toBe('3')
  })
})
