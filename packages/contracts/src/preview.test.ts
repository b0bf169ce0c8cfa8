import { expect, it } from 'vitest'
import { previewEntryUrl, readNamedDraft } from './preview.ts'

it('reads which document a path names', () => {
  expect(readNamedDraft({ collection: 'news', id: '12' })).toEqual({ collection: 'news', id: 12 })
})

it('names the one menu of the site by 1', () => {
  expect(readNamedDraft({ collection: 'main-menu', id: '1' })).toEqual({ collection: 'main-menu', id: 1 })
})

it.each([
  ['staff', '12'],
  ['__proto__', '12'],
  ['pages', '0'],
  ['pages', '-1'],
  ['pages', '1.5'],
  ['pages', '۱۲'],
  ['pages', '12 or 1=1'],
  ['pages', '9999999999'],
  ['pages', undefined],
  ['main-menu', '2'],
  ['main-menu', '01'],
  ['main-menu', undefined],
])('names no draft: %s %s', (collection, id) => {
  expect(readNamedDraft({ collection, id })).toBeNull()
})

it('leads staff to the preview by one URL, whatever is saved', () => {
  expect(previewEntryUrl({ collection: 'pages', id: 12 }, 'fa-IR')).toBe(
    '/cms-api/preview-token/pages/12?language=fa-IR',
  )
})
