// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readPage } from './read-page.ts'

it('reads a page without its styles', () => {
  const page = readPage(
    '<head><style data-a="b">p{}</style><title>راسته</title></head><p>سلام</p><STYLE>a{}</STYLE>',
  )
  expect(page.title).toBe('راسته')
  expect(page.body.textContent).toBe('سلام')
  expect(page.querySelector('style')).toBeNull()
})
