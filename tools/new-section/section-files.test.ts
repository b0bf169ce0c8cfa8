import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSectionName, sectionFiles } from './section-files.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const wanted = { name: 'price-list', label: 'فهرست قیمت', read }

describe('a new section', () => {
  it.each(['', 'PriceList', '../x', 'price list', 'price-', '1st'])('is not called %j', (name) => {
    expect(checkSectionName(name, 'جدول')).not.toBeNull()
  })

  it('has a Persian label', () => {
    expect(checkSectionName('price-list', 'Prices')).not.toBeNull()
    expect(checkSectionName('price-list', 'فهرست قیمت')).toBeNull()
  })

  it('has a config, a component, styles, an example, a test and a picture', () => {
    const { created } = sectionFiles(wanted)
    expect([...created.keys()]).toEqual([
      'apps/dashboard/src/blocks/price-list/config.ts',
      'apps/storefront/src/modules/price-list/price-list-module.tsx',
      'apps/storefront/src/modules/price-list/price-list-module.module.css',
      'apps/storefront/src/modules/price-list/price-list-example.ts',
      'apps/storefront/src/modules/price-list/price-list-module.test.tsx',
      'apps/storefront/public/icons/modules/price-list.svg',
    ])
  })

  it('is shown with the fields of its config, which are written once', () => {
    const component = sectionFiles(wanted).created.get(
      'apps/storefront/src/modules/price-list/price-list-module.tsx',
    )
    expect(component).toContain("defineModule('priceList', {")
    expect(component).not.toMatch(/^type /m)
  })

  it('is in every list of sections, once', () => {
    const { changed } = sectionFiles(wanted)
    const added = Object.fromEntries(
      [...changed].map(([path, text]) => {
        const before = new Set(read(path).split('\n'))
        return [path.split('/').at(-1), text.split('\n').filter((line) => !before.has(line))]
      }),
    )
    expect(added).toEqual({
      'all.ts': ["import { PriceListModule } from './price-list/config.ts'", '  PriceListModule,'],
      'render-modules.tsx': [
        "import { priceListModule } from '#modules/price-list/price-list-module.tsx'",
        '  priceList: priceListModule,',
      ],
      'section-examples.ts': [
        "import { priceListExample } from '#modules/price-list/price-list-example.ts'",
        '  priceList: priceListExample,',
      ],
      'writable-blocks.ts': ["  priceList: [...MODULE, ...listOf('items', 'title', 'text')],"],
      'modules.ts': ["    priceList: { singular: 'فهرست قیمت', plural: 'فهرست قیمت' },"],
      'home.ts': ["  PriceListTitle: { fa: 'فهرست قیمت', en: 'Price list' },"],
    })
  })
})
