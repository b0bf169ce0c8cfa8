import { describe, expect, it } from 'vitest'
import { freeSlug } from './free-slug.ts'

const taken =
  (...slugs: string[]) =>
  (slug: string) =>
    slugs.includes(slug)

describe('the slug of a copy', () => {
  it.each([
    ['about-us', [], 'about-us-2'],
    ['about-us', ['about-us-2', 'about-us-3'], 'about-us-4'],
    ['about-us-2', ['about-us'], 'about-us-3'],
    ['report-1404', [], 'report-1404-2'],
    ['about/team', [], 'about/team-2'],
  ])('of %s, with %j taken, is %s', (slug, others, copy) => {
    expect(freeSlug(slug, taken(...others))).toBe(copy)
  })

  it('is found however many copies there are', () => {
    const copies = Array.from({ length: 99 }, (_, index) => `a-${index + 1}`)
    expect(freeSlug('a', taken(...copies))).toBe('a-copy-2')
  })
})
