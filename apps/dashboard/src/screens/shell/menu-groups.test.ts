import { expect, it } from 'vitest'
import { collections, globals } from '#collections/all.ts'
import { menuGroups } from './menu-groups.ts'

it('every collection and settings page stands under a heading of the menu', () => {
  const lost = [...collections, ...globals].filter(({ slug, admin }) => !menuGroups[slug] && !admin?.group)
  expect(
    lost.map(({ slug }) => slug),
    'name their heading in src/dashboard/menu-groups.ts',
  ).toEqual([])
})
