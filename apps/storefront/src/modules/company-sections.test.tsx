import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { SHIPPED_BRAND } from '@rasteh/shop-store/reads/brand'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toShownBrand } from '#page/load/shown-brand.ts'
import { faqModule } from './faq/faq-module.tsx'
import type { ModuleKind } from './module-props.ts'
import { quotesModule } from './quotes/quotes-module.tsx'
import { statisticsModule } from './statistics/statistics-module.tsx'
import { stepsModule } from './steps/steps-module.tsx'
import { teamModule } from './team/team-module.tsx'
import { timelineModule } from './timeline/timeline-module.tsx'

const KINDS = {
  faq: faqModule,
  timeline: timelineModule,
  team: teamModule,
  statistics: statisticsModule,
  quotes: quotesModule,
  steps: stepsModule,
}
const EACH = Object.entries(KINDS)

async function render({ load, Component }: ModuleKind, fields: object, culture: Culture = 'fa-IR') {
  const module = { id: 'm', blockType: 'x', moduleId: 7, ...fields }
  const money = { culture, unit: 'toman' } as const
  const site = {
    culture,
    money,
    say: createSay(defaultTexts(culture), culture),
    shopName: 'راسته',
    slogan: null,
    brand: toShownBrand(SHIPPED_BRAND),
  }
  const data = await load(module)
  return renderToStaticMarkup(<Component {...{ module, data, site, page: [module], hasTitle: true }} />)
}

describe('a section of a company', () => {
  it.each(EACH)('is not there while it has no rows: %s', async (_, kind) => {
    expect(await render(kind, {})).toBe('')
    expect(await render(kind, { items: null, title: 'خالی' })).toBe('')
    expect(await render(kind, { items: [] })).toBe('')
  })

  it.each(EACH)(
    'has a title in the language of its page where its manager wrote none: %s',
    async (_, kind) => {
      const items = [{ id: '1', title: 'سطر' }]
      expect(await render(kind, { items })).toMatch(/<h2[^>]*>[^<a-z]+<\/h2>/)
      expect(await render(kind, { items }, 'en-US')).toMatch(/<h2[^>]*>[A-Za-z ]+<\/h2>/)
      expect(await render(kind, { items, title: 'عنوان ما' })).toMatch(/<h2[^>]*>عنوان ما<\/h2>/)
    },
  )

  it.each(EACH)('shows what was written as text, never as markup: %s', async (_, kind) => {
    const hostile = '<img src=x onerror=alert(1)>'
    const items = [{ id: '1', title: hostile, text: hostile, role: hostile, moment: hostile, value: hostile }]
    const html = await render(kind, { items, title: hostile })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  it('writes figures in the digits of the page', async () => {
    const items = [{ id: '1', title: 'نمایندگی', value: '45+' }]
    expect(await render(statisticsModule, { items })).toContain('<bdi>۴۵+</bdi>')
    expect(await render(statisticsModule, { items }, 'en-US')).toContain('<bdi>45+</bdi>')
    expect(await render(timelineModule, { items: [{ id: '1', title: 'آغاز', moment: '1375' }] })).toContain(
      '۱۳۷۵',
    )
  })

  it('describes questions to search engines, without those that have no answer', async () => {
    const items = [
      { id: '1', title: 'چرا؟', text: 'چون.' },
      { id: '2', title: 'کی؟', text: null },
    ]
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      await render(faqModule, { items }),
    ) ?? ['', '']
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'چرا؟', acceptedAnswer: { text: 'چون.' } }],
    })
    expect(JSON.parse(json).mainEntity).toHaveLength(1)
  })
})
