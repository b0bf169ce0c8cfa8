import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ADDED_PATHS, DASHBOARD_PATHS, MANAGE_PATHS, PAGE_PATHS, PATHS } from '@rasteh/contracts/paths'
import { checkNewsSlug, checkSlug, isReservedSegment } from '@rasteh/shop-core/pages'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { addFeeds } from '#features/feeds/public.ts'
import { isShopUrl } from '#page/load/shop-urls.ts'
import { pages } from '../pages.ts'

/** Pages that managers write may have these paths: the home page is one of them, and the checkout leads to another. */
const WRITTEN: readonly string[] = [PAGE_PATHS.rules, PAGE_PATHS.home, '/*']

it('no page can be written under an address that the shop itself answers', () => {
  const paths = [
    ...[PATHS, ADDED_PATHS, MANAGE_PATHS, PAGE_PATHS].flatMap((some) => Object.values<string>(some)),
    ...Object.values(pages).map(({ path }) => path),
    ...feedPaths(),
    ...DASHBOARD_PATHS,
    ...readdirSync(join(import.meta.dirname, '../../public')).map((file) => `/${file}`),
    '/assets',
    '/media',
    '/health',
  ]
  const segments = new Set(
    paths.filter((path) => !WRITTEN.includes(path)).map((path) => path.split('/')[1] ?? ''),
  )
  expect(segments.size).toBeGreaterThan(20)
  // A segment that no slug can be, such as a file's name, needs no reservation.
  for (const segment of segments)
    expect([segment, isReservedSegment(segment) || !checkSlug(segment).ok]).toEqual([segment, true])
})

it('no news item can be written under an address that the newsroom itself answers', () => {
  const paths = [...Object.values(pages).map(({ path }) => path), ...feedPaths()]
  const segments = paths
    .filter((path) => path.startsWith(`${PAGE_PATHS.news}/`))
    .map((path) => path.split('/')[2] ?? '')
    .filter((segment) => !segment.startsWith(':'))
  expect(segments).toContain('category')
  for (const segment of segments) expect([segment, checkNewsSlug(segment).ok]).toEqual([segment, false])
})

it('the pages that only a shop has are known by their addresses', () => {
  for (const { path, isOfShop = false } of Object.values(pages))
    expect([path, isShopUrl(path)]).toEqual([path, isOfShop])
  for (const other of ['/', '/about-us', '#offers', 'https://example.ir/basket', 'tel:+9821', '//basket'])
    expect(isShopUrl(other)).toBe(false)
})

function feedPaths(): string[] {
  const paths: string[] = []
  addFeeds(
    { get: (path: string) => paths.push(path) } as unknown as FastifyInstance,
    'http://localhost',
    async () => null,
  )
  return paths
}
