import { expect, it } from 'vitest'
import { collections, globals } from '#collections/all.ts'
import type { MenuEntry } from './menu-entry.ts'
import { menuGroups } from './menu-groups.ts'

const entries: MenuEntry[] = menuGroups.flatMap(({ daily, rare }) => [...daily, ...rare])
const placeOf = (entry: MenuEntry) => (entry.kind === 'screen' ? entry.url : `${entry.kind} ${entry.slug}`)

it('every collection and settings page stands in the menu, once', () => {
  const expected = [
    ...collections.map(({ slug }) => `collection ${slug}`),
    ...globals.map(({ slug }) => `global ${slug}`),
  ]
  const places = entries.filter(({ kind }) => kind !== 'screen').map(placeOf)
  expect(places.toSorted(), 'give it a line in menu-groups.ts').toEqual(expected.toSorted())
})

it('keeps what is done every day short enough for one look', () => {
  for (const { daily } of menuGroups) expect(daily.length).toBeLessThanOrEqual(6)
})
