import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Site } from '../load/load-site.ts'
import { isFilePath, MissingFile } from './missing-file.tsx'

describe('what is not there', () => {
  it.each(['/favicon.png', '/apple-touch-icon-120x120.PNG', '/wp-login.php', '/.env', '/a/b.js.map'])(
    'at %s was a file',
    (path) => expect(isFilePath(path)).toBe(true),
  )

  it.each([
    '/',
    '/about-us',
    '/product/1/tea',
    '/category/1/v1.2',
    '/default.aspx',
    '/old.html',
    '/news/feed.xml',
  ])('at %s was a page', (path) => expect(isFilePath(path)).toBe(false))

  it('is answered for a file by a few words in the language of the page', () => {
    const site = { culture: 'fa-IR' } as Site
    const text = renderToString(<MissingFile title="پیدا نشد | راسته" site={site} />)
    expect(text).toContain('<html lang="fa-IR" dir="rtl">')
    expect(text).toContain('<title>پیدا نشد | راسته</title>')
    expect(text).toContain('noindex')
    expect(text.length).toBeLessThan(1_000)
  })
})
