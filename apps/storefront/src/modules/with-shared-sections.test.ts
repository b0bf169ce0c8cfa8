import { expect, it } from 'vitest'
import { placeShared, withSharedSections } from './with-shared-sections.ts'

const text = { id: 'a', blockType: 'richText', moduleId: 1 }
const placeOf = (section: unknown, id: string, moduleId: number) => ({
  ...{ id, blockType: 'sharedSection', moduleId, section },
})
const shared = {
  ...{ id: 'own', blockType: 'callToAction', moduleId: 90, title: 'تماس بگیرید' },
  language: 'fa' as const,
}
const found = new Map([[5, shared]])

it('reads nothing for a page without shared sections, which stays as it is', async () => {
  const modules = [text]
  // Outside of a request there is neither a database nor a list of keys: asking for one would throw.
  expect(await withSharedSections(modules, 'fa')).toBe(modules)
})

it('reads nothing for a place that names no section yet', async () => {
  const modules = [placeOf(null, 'b', 2), placeOf({ id: 5 }, 'c', 3)]
  expect(await withSharedSections(modules, 'fa')).toBe(modules)
})

it('puts a section into each of its places, under the number of the place', () => {
  const placed = placeShared([placeOf(5, 'b', 2), text, placeOf(5, 'c', 3)], found, 'fa')
  const { language, ...module } = shared
  expect(placed).toEqual([{ ...module, id: 'b', moduleId: 2 }, text, { ...module, id: 'c', moduleId: 3 }])
})

it('leaves nothing at the place of a section that is not to be seen', () => {
  expect(placeShared([placeOf(6, 'b', 2), text, placeOf(null, 'c', 3)], found, 'fa')).toEqual([text])
})

it('names the language of a section that is not in the page’s', () => {
  expect(placeShared([placeOf(5, 'b', 2)], found, 'en')).toMatchObject([{ language: 'fa' }])
  expect(placeShared([placeOf(5, 'b', 2)], found, 'fa')[0]).not.toHaveProperty('language')
})

it('repeats no anchor: the first place has it, and none where the page itself has it', () => {
  const anchored = new Map([[5, { ...shared, anchor: 'contact' }]])
  const twice = [placeOf(5, 'b', 2), placeOf(5, 'c', 3)]
  expect(placeShared(twice, anchored, 'fa').map(({ anchor }) => anchor)).toEqual(['contact', undefined])
  const own = { ...text, anchor: 'contact' }
  expect(placeShared([...twice, own], anchored, 'fa').map(({ anchor }) => anchor)).toEqual([
    undefined,
    undefined,
    'contact',
  ])
})
