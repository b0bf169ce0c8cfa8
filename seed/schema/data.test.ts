import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { readData, readFolder } from '../read-data.ts'
import { NamedTexts, ProductTypes, Series } from './bazaar.ts'
import { CategorySource, Departments } from './category.ts'
import { MainCities } from './cities.ts'
import { News, Newsroom, Pages } from './content.ts'
import { Forms } from './forms.ts'
import { HomeModules, PageModules } from './modules.ts'
import { Shop } from './shop.ts'
import { SyntheticWords } from './synthetic.ts'
import { Trade } from './trade.ts'

const Colours = Type.Record(Type.String(), Type.String({ pattern: '^#[0-9a-f]{6}$' }))

/** Which schema a file of `data` has; a path that ends in a slash means every file of the folder. */
const SCHEMAS: Record<string, TSchema> = {
  'bazaar/brands.json': NamedTexts,
  'bazaar/departments.json': NamedTexts,
  'bazaar/series.json': Series,
  'bazaar/types/': ProductTypes,
  'categories/': CategorySource,
  'cities/main-cities.json': MainCities,
  'colours.json': Colours,
  'content/forms.json': Forms,
  'content/home.json': HomeModules,
  'content/news.json': News,
  'content/newsroom.json': Newsroom,
  'content/page-modules.json': PageModules,
  'content/pages.json': Pages,
  'departments.json': Departments,
  'shop.json': Shop,
  'synthetic.json': SyntheticWords,
  'trade.json': Trade,
}

const files = readdirSync(join(import.meta.dirname, '../data'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()

const schemaOf = (file: string) => SCHEMAS[file] ?? SCHEMAS[file.slice(0, file.lastIndexOf('/') + 1)]

describe('the data of the seed', () => {
  it.each(files)('%s matches its schema', (file) => {
    const schema = schemaOf(file)
    expect(schema, `${file} has no schema: name it above`).toBeDefined()
    expect(() => readData(schema as TSchema, file)).not.toThrow()
  })

  it('has every file that a schema is named for', () => {
    const unused = Object.keys(SCHEMAS).filter((path) => !files.some((file) => file.startsWith(path)))
    expect(unused).toEqual([])
  })

  it('is refused with its place when it does not match', () => {
    const Narrow = Type.Object({ name: Type.Number() })
    expect(() => readData(Narrow, 'shop.json')).toThrow('seed/data/shop.json/name must be number')
    expect(() => readData(Type.Array(CategorySource), 'content/pages.json')).toThrow(
      'seed/data/content/pages.json/0',
    )
  })

  it.each(['categories', 'bazaar/types'])('gives the files of %s the positions 1, 2, 3…', (folder) => {
    const own = files.filter((file) => file.startsWith(`${folder}/`))
    const positions = own.map((file) => readData(Type.Object({ position: Type.Number() }), file).position)
    expect(positions.sort((one, other) => one - other)).toEqual(own.map((_, index) => index + 1))
  })
})

describe('a category', () => {
  const [category] = readFolder(CategorySource, 'categories')

  it.each([
    ['a misspelt field', { descripton: 'x' }],
    ['a kind that nothing is drawn as', { kind: 'cloud' }],
    ['no product', { products: [] }],
    ['a text in one language', { name: { fa: 'گوشی' } }],
  ])('with %s is refused', (_what, change) => {
    expect(Value.Check(CategorySource, category)).toBe(true)
    expect(Value.Check(CategorySource, { ...category, ...change })).toBe(false)
  })
})
