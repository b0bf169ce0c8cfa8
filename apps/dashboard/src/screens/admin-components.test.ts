import { expect, it } from 'vitest'
import { screenComponents } from './admin-components.ts'
import { menuGroups } from './shell/menu/menu-groups.ts'

const entries = menuGroups.flatMap(({ daily, rare }) => [...daily, ...rare])

it('the menu leads to screens that there are, each once', () => {
  const paths = Object.values(screenComponents.views ?? {}).map(
    (view) => `/dashboard${(view as { path?: string }).path}`,
  )
  const screens = entries.flatMap((entry) =>
    entry.kind === 'screen' ? [entry.url, ...(entry.also ?? [])] : [],
  )
  expect(screens.filter((url) => !paths.includes(url))).toEqual([])
  expect(new Set(screens).size).toBe(screens.length)
})
