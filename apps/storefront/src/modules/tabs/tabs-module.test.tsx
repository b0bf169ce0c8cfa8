import { describe, expect, it } from 'vitest'
import { renderModule } from '../../../test/modules/render-module.tsx'
import { block, textNode } from '../../../test/rich-text/render-blocks.tsx'
import { tabsModule } from './tabs-module.tsx'

const textOf = (text: string) => ({ root: block('root', [block('paragraph', [textNode(text)])]) })
const EXAMPLE = [
  { id: '1', title: 'مشخصات', content: textOf('وزن ۱۲ کیلوگرم.') },
  { id: '2', title: 'گارانتی', content: textOf('دو سال گارانتی.') },
]

describe('the tabs of a page', () => {
  it('are not there while they have no rows, or rows that say nothing', async () => {
    expect(await renderModule(tabsModule, {})).toBe('')
    expect(await renderModule(tabsModule, { items: [{ title: 'مشخصات', content: null }] })).toBe('')
  })

  it('all have their texts in the page, each under its title, and the first is open', async () => {
    const html = await renderModule(tabsModule, { items: EXAMPLE })
    for (const said of ['وزن ۱۲ کیلوگرم.', 'دو سال گارانتی.']) expect(html).toContain(said)
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html.match(/role="tabpanel"/g)).toHaveLength(2)
    expect(html.match(/<h3[^>]*>مشخصات<\/h3>/g)).toHaveLength(1)
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  })

  it('show what was written as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const html = await renderModule(tabsModule, { items: [{ title: hostile, content: textOf(hostile) }] })
    expect(html).not.toContain('<img')
  })
})
