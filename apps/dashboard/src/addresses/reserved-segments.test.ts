import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ADDED_PATHS, PAGE_PATHS, PATHS } from '@rasteh/contracts/paths'
import { checkPageSlug } from '@rasteh/shop-core/pages'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '../app')
const web = join(import.meta.dirname, '../..')

/** The first segments of all routes: folders of the pages, whose groups in brackets are no part of an address. */
function routed(): string[] {
  const groups = readdirSync(app).map((group) => join(app, group))
  const folders = groups.flatMap((group) => readdirSync(group, { withFileTypes: true }))
  return folders.filter((entry) => entry.isDirectory() && !entry.name.startsWith('[')).map(({ name }) => name)
}

/** A page that managers wrote may have this path: the checkout leads to it. */
const WRITTEN: readonly string[] = [PAGE_PATHS.rules, PAGE_PATHS.home]

const called = [PATHS, ADDED_PATHS, PAGE_PATHS]
  .flatMap((paths) => Object.values<string>(paths))
  .filter((path) => !WRITTEN.includes(path))
  .map((path) => path.split('/')[1] ?? '')

it('no page can be written under an address that the shop itself answers', () => {
  const segments = new Set([
    ...routed(),
    ...called,
    ...readdirSync(join(web, 'public')),
    '_next',
    'media',
    'health',
  ])
  expect(segments.size).toBeGreaterThan(20)
  for (const segment of segments)
    for (const slug of [segment, segment.toLowerCase(), `${segment.toLowerCase()}/below`])
      expect([slug, checkPageSlug(slug).ok]).toEqual([slug, false])
})
