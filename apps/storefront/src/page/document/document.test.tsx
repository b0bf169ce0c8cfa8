import { createSay } from '@rasteh/messages/say'
import { SHIPPED_BRAND } from '@rasteh/shop-store/reads/brand'
import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { Link } from '@rasteh/ui/link'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ISLANDS_ID, PAGE_SETTINGS_ID } from '#islands/ids.ts'
import { island } from '#islands/island.server.tsx'
import Counter from '../../../test/islands/counter.tsx'
import { renderIslands } from '../../../test/islands/island-page.tsx'
import type { PageSettingsValue } from '../islands/page-settings.tsx'
import { toShownBrand } from '../load/shown-brand.ts'
import type { Assets } from './assets.ts'
import { Document } from './document.tsx'
import { frameFileOf } from './page-frame.ts'

const CounterIsland = island('test/counter', Counter, 'load')

const assets: Assets = {
  start: '/assets/start.js',
  early: { code: 'keep()', hash: "'sha256-a'" },
  islandsOf: (names) => ({
    files: Object.fromEntries([...names].map((name) => [name, `/assets/${name}.js`])),
    keys: names.has('test/counter') ? ['Counted'] : [],
  }),
  stylesOf: () => styles,
}
const styles = {
  links: ['/assets/layout.css'],
  inline: { code: '.a>.b{color:red}', hash: "'sha256-b'" },
  fonts: ['/assets/font.woff2'],
}

type Shown = {
  children?: ReactNode
  settings?: Partial<PageSettingsValue>
  culture?: 'fa-IR' | 'en-US'
  frameKeys?: readonly string[]
}

function show({ children, settings = {}, culture = 'fa-IR', frameKeys }: Shown): string {
  const money = { culture, unit: 'toman' } as const
  const site = {
    culture,
    money,
    say: createSay({}, culture),
    shopName: 'راسته',
    slogan: null,
    brand: toShownBrand(SHIPPED_BRAND),
  }
  return renderIslands(
    <Document
      origin="https://shop.example"
      head={{ title: 'چای' }}
      assets={frameKeys ? { ...assets, frameKeys } : assets}
      hasFrame={frameKeys !== undefined}
      {...{ styles, site }}
    >
      {children}
    </Document>,
    { money, texts: {}, ...settings },
  )
}

const dataOf = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? '')

describe('the document of a page', () => {
  it('has the language and the direction of its culture', () => {
    expect(show({})).toMatch(/^<html lang="fa-IR" dir="rtl">/)
    expect(show({ culture: 'en-US' })).toMatch(/^<html lang="en-US" dir="ltr">/)
  })

  it('paints before it runs: its font and styles stand in the head, its script at the end', () => {
    const html = show({ children: <main>tea</main> })
    const order = ['font.woff2', 'layout.css', '.a>.b{color:red}', 'keep()', '</head>', '<main>', 'start.js']
    const places = order.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it('names the files and texts of the islands that it shows, and no others', () => {
    const settings = { texts: { Counted: 'شمرده شد', Other: 'دیگر' } }
    const html = show({ children: <CounterIsland start={1} />, settings })
    expect(dataOf(html, ISLANDS_ID)).toEqual({ 'test/counter': '/assets/test/counter.js' })
    expect(dataOf(html, PAGE_SETTINGS_ID).texts).toEqual({ Counted: 'شمرده شد' })
    expect(dataOf(show({ settings }), PAGE_SETTINGS_ID).texts).toEqual({})
  })

  it('leaves to the frame what every page would carry again', () => {
    const settings = {
      texts: { Counted: 'شمرده شد', Menu: 'فهرست', Other: 'دیگر' },
      menu: [['چای', '/category/1/tea']] as const,
    }
    const shown = { children: <CounterIsland start={1} />, settings }
    const { texts, menu, frame, money } = dataOf(show({ ...shown, frameKeys: ['Menu'] }), PAGE_SETTINGS_ID)
    expect([texts, menu]).toEqual([{ Counted: 'شمرده شد' }, undefined])
    const file = frameFileOf({ money, ...settings }, ['Menu'])
    expect(frame).toBe(file.url)
    expect(JSON.parse(file.body)).toEqual({ menu: settings.menu, texts: { Menu: 'فهرست' } })
    const copy = { ...settings, texts: { ...settings.texts } }
    const own = dataOf(show({ ...shown, settings: copy, frameKeys: ['Menu', 'Counted'] }), PAGE_SETTINGS_ID)
    expect([own.texts, own.frame === frame]).toEqual([{}, false])
  })

  it('is not ended by what people wrote in its texts', () => {
    for (const text of HOSTILE_TEXTS) {
      const Counted = `</script><script>${text}`
      const html = show({ children: <CounterIsland start={1} />, settings: { texts: { Counted } } })
      expect(dataOf(html, PAGE_SETTINGS_ID).texts).toEqual({ Counted })
    }
  })

  it('leads to the culture that it was asked for in', () => {
    const kept = { culture: 'en-US', origin: 'https://shop.example' } as const
    expect(show({ children: <Link href="/tea" />, settings: { kept } })).toContain(
      'href="/tea?language=en-US"',
    )
    expect(show({ children: <Link href="/tea" /> })).toContain('href="/tea"')
  })
})
