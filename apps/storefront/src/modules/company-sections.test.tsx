import { describe, expect, it } from 'vitest'
import { renderModule } from '../../test/modules/render-module.tsx'
import { branchesModule } from './branches/branches-module.tsx'
import { callToActionModule } from './call-to-action/call-to-action-module.tsx'
import { dataTableModule } from './data-table/data-table-module.tsx'
import { faqModule } from './faq/faq-module.tsx'
import { logosModule } from './logos/logos-module.tsx'
import { pictureTextModule } from './picture-text/picture-text-module.tsx'
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
  logos: logosModule,
  branches: branchesModule,
}
const EACH = Object.entries(KINDS)

describe('a section of a company', () => {
  it.each(EACH)('is not there while it has no rows: %s', async (_, kind) => {
    expect(await renderModule(kind, {})).toBe('')
    expect(await renderModule(kind, { items: null, title: 'خالی' })).toBe('')
    expect(await renderModule(kind, { items: [] })).toBe('')
  })

  it.each(EACH)(
    'has a title in the language of its page where its manager wrote none: %s',
    async (_, kind) => {
      const items = [{ id: '1', title: 'سطر' }]
      expect(await renderModule(kind, { items })).toMatch(/<h2[^>]*>[^<a-z]+<\/h2>/)
      expect(await renderModule(kind, { items }, 'en-US')).toMatch(/<h2[^>]*>[A-Za-z ]+<\/h2>/)
      expect(await renderModule(kind, { items, title: 'عنوان ما' })).toMatch(/<h2[^>]*>عنوان ما<\/h2>/)
    },
  )

  it.each(EACH)('shows what was written as text, never as markup: %s', async (_, kind) => {
    const hostile = '<img src=x onerror=alert(1)>'
    const items = [{ id: '1', title: hostile, text: hostile, role: hostile, moment: hostile, value: hostile }]
    const html = await renderModule(kind, { items, title: hostile })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  it('writes figures in the digits of the page', async () => {
    const items = [{ id: '1', title: 'نمایندگی', value: '45+' }]
    expect(await renderModule(statisticsModule, { items })).toContain('<bdi>۴۵+</bdi>')
    expect(await renderModule(statisticsModule, { items }, 'en-US')).toContain('<bdi>45+</bdi>')
    expect(
      await renderModule(timelineModule, { items: [{ id: '1', title: 'آغاز', moment: '1375' }] }),
    ).toContain('۱۳۷۵')
  })

  it('describes questions to search engines, without those that have no answer', async () => {
    const items = [
      { id: '1', title: 'چرا؟', text: 'چون.' },
      { id: '2', title: 'کی؟', text: null },
    ]
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      await renderModule(faqModule, { items }),
    ) ?? ['', '']
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'چرا؟', acceptedAnswer: { text: 'چون.' } }],
    })
    expect(JSON.parse(json).mainEntity).toHaveLength(1)
  })

  it('leads only where a link may lead', async () => {
    for (const address of ['javascript:hit()', '//evil.example', 'data:text/html,x']) {
      const items = [{ id: '1', title: 'سطر', address }]
      for (const kind of [logosModule, branchesModule])
        expect(await renderModule(kind, { items })).not.toMatch(/<a /)
      expect(await renderModule(callToActionModule, { buttonTitle: 'تماس', address })).toBe('')
      expect(
        await renderModule(pictureTextModule, { text: 'متن', buttonTitle: 'تماس', address }),
      ).not.toMatch(/<a /)
    }
    const items = [
      { id: '1', title: 'شعبهٔ جلفا', phone: '۰۳۱-۳۶۲۰۰۰۰۰', address: 'https://neshan.org/maps/1' },
    ]
    const branch = await renderModule(branchesModule, { items })
    expect(branch).toContain('href="tel:03136200000"')
    expect(branch).toMatch(
      /<a [^>]*href="https:\/\/neshan.org\/maps\/1"[^>]*rel="noopener noreferrer"|rel="noopener noreferrer"[^>]*href="https:\/\/neshan.org/,
    )
  })

  it('makes a table of lines: a cell a line, with the digits of the page', async () => {
    const rows = [
      { id: '1', title: 'وزن', cells: '12 کیلو\n\n<b>' },
      { id: '2', title: 'طول', cells: null },
    ]
    const html = await renderModule(dataTableModule, {
      heads: 'مشخصه\nمدل ۱\nمدل ۲\nمدل ۳',
      rows,
      title: 'مشخصات',
    })
    expect(html.match(/scope="col"/g)).toHaveLength(4)
    expect(html.match(/scope="row"/g)).toHaveLength(2)
    expect(html).toContain('<td dir="auto">۱۲ کیلو</td><td dir="auto"></td><td dir="auto">&lt;b&gt;</td>')
    expect(html.match(/<td/g)).toHaveLength(6)
    for (const empty of [{}, { heads: 'مشخصه' }, { heads: 'مشخصه', rows: [] }])
      expect(await renderModule(dataTableModule, empty)).toBe('')
  })

  it('asks for one thing, and offers a second', async () => {
    const fields = { title: 'نماینده شوید', buttonTitle: 'درخواست', address: '/contact-us' }
    expect((await renderModule(callToActionModule, fields)).match(/<a /g)).toHaveLength(1)
    const both = await renderModule(callToActionModule, {
      ...fields,
      secondTitle: 'تماس',
      secondAddress: 'tel:+982112345678',
    })
    expect(both).toContain('href="tel:+982112345678"')
  })
})
