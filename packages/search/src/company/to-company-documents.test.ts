import type { CompanySource } from '@rasteh/shop-store/search/company-source'
import { describe, expect, it } from 'vitest'
import { textOf } from './text-of.ts'
import { toCompanyDocuments } from './to-company-documents.ts'

const text = (...children: object[]) => ({ type: 'paragraph', children })
const piece = (words: string) => ({ type: 'text', text: words })
const rich = (...children: object[]) => ({ root: { type: 'root', children } })

const page = (changes: Partial<CompanySource> = {}): CompanySource => ({
  ...{ id: 7, slug: 'company/faq', untranslated: 'show', shownFrom: null },
  words: {
    fa: {
      ...{ title: 'پرسش‌ها', summary: 'خلاصه', tags: [] },
      body: [
        { blockType: 'richText', content: rich(text(piece('متن'))) },
        {
          ...{ blockType: 'faq', title: 'رایج' },
          items: [
            { id: 'a', title: 'چرا؟', text: 'زیرا.' },
            { id: 'b', title: '', text: 'بی‌پرسش' },
            { title: 'بی‌شناسه', text: '' },
          ],
        },
      ],
    },
  },
  ...changes,
})

describe('the words of a body', () => {
  it('are those of its lines, a word in two pieces as one', () => {
    const body = rich(
      { type: 'heading', tag: 'h2', children: [piece('گواهی‌ها')] },
      text(piece('گواهی'), { type: 'text', text: 'نامه', format: 1 }, { type: 'linebreak' }, piece('ایزو')),
      { type: 'list', children: [{ type: 'listitem', children: [piece('یک')] }] },
    )
    expect(textOf(body)).toEqual({
      headings: ['گواهی‌ها'],
      texts: ['گواهینامه ایزو', expect.stringContaining('یک')],
    })
  })

  it('are what people read of modules, and no setting or address of the web', () => {
    const modules = [
      {
        ...{ id: 'x', blockType: 'hero', anchor: 'top', headline: 'ما', text: 'متن', side: 'start' },
        links: [{ title: 'بیشتر', address: '/about' }],
        places: [{ name: 'شعبه', address: 'خیابان کاوه' }],
      },
    ]
    expect(textOf(modules)).toEqual({ headings: ['ما', 'بیشتر', 'شعبه'], texts: ['متن', 'خیابان کاوه'] })
  })

  it.each([null, undefined, '', 7, {}, [], [null], { root: null }])('are none in %j', (body) => {
    expect(textOf(body)).toEqual({ headings: [], texts: [] })
  })
})

describe('the documents of a page', () => {
  it('are the page and each of its questions, for the visitors of both languages', () => {
    const found = toCompanyDocuments('pages', page())
    expect(found.map(({ kind, part, locale, language }) => [kind, part, locale, language])).toEqual([
      ['page', '', 'fa', 'fa'],
      ['question', 'a', 'fa', 'fa'],
      ['page', '', 'en', 'fa'],
      ['question', 'a', 'en', 'fa'],
    ])
    expect(found[1]).toMatchObject({ title: 'چرا؟', summary: 'زیرا.', slug: 'company/faq' })
  })

  it('are in no language in which it is hidden', () => {
    const found = toCompanyDocuments('pages', page({ untranslated: 'hide' }))
    expect(new Set(found.map(({ locale }) => locale))).toEqual(new Set(['fa']))
  })

  it('have the words that its visitors read: their own, and the other language’s where there are none', () => {
    const { fa } = page().words
    const words = {
      fa,
      en: { title: 'Questions', summary: null, body: [], tags: [] },
    } as CompanySource['words']
    const [english] = toCompanyDocuments('pages', page({ words })).filter(({ locale }) => locale === 'en')
    expect(english).toMatchObject({
      title: 'Questions',
      summary: 'خلاصه',
      language: 'en',
      texts: ['متن', 'زیرا.', 'بی‌پرسش'],
    })
    const led = toCompanyDocuments('pages', page({ words, untranslated: 'redirect' }))
    expect(led.find(({ locale }) => locale === 'en')).toMatchObject({ title: 'پرسش‌ها', language: 'fa' })
  })

  it('are none of a page without a title', () => {
    expect(toCompanyDocuments('pages', page({ words: {} }))).toEqual([])
  })
})

it('a news item is found by its tags too, from its day on', () => {
  const shownFrom = new Date('2026-11-17T00:00:00Z')
  const words = { fa: { title: 'خبر', summary: null, body: null, tags: ['نمایشگاه'] } }
  const [item] = toCompanyDocuments('news', page({ words, shownFrom }))
  expect(item).toMatchObject({ kind: 'news', headings: ['نمایشگاه'], shownFrom })
})
