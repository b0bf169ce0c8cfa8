import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { productSymbols } from './product-symbols.ts'
import { reach, resolveModule } from './symbols.ts'
import { symbolsNaming, touchedBy } from './test-symbols.ts'

const product = productSymbols()
const has = (file: string, name: string) => product.has(`${join(ROOT, file)}#${name}`)

describe('what the apps use', () => {
  it('holds a rule that a route calls, a part that a page shows, and the code that wakes it in the browser', () => {
    expect(has('packages/shop-core/src/special-code/check-special-code.ts', 'checkSpecialCode')).toBe(true)
    expect(has('apps/storefront/src/features/product-card/islands/offer-timer.tsx', 'default')).toBe(true)
    expect(has('apps/storefront/src/islands/island.server.tsx', 'island')).toBe(true)
    expect(has('apps/storefront/src/islands/hydrate-island.tsx', 'hydrateIsland')).toBe(true)
  })

  it('does not hold what only the gallery page shows', () => {
    const gallery = reach([
      `${join(ROOT, 'apps/storefront/src/features/component-gallery/gallery.page.tsx')}#*`,
    ])
    expect(
      [...gallery].some((id) => id.includes('/features/component-gallery/examples/') && !product.has(id)),
    ).toBe(true)
  })
})

describe('a test', () => {
  it('touches what it calls itself, and not what another test of its file calls', () => {
    const file = 'packages/shop-core/src/basket/score-discount.test.ts'
    const touched = touchedBy(symbolsNaming(file, 'S4.18'))
    expect(touched.map((id) => id.split('#')[1])).toContain('scoreDiscount')
    expect(touchedBy(symbolsNaming(file, 'S9.99'))).toEqual([])
  })
})

it('a name of a package is found by its entry', () => {
  expect(resolveModule('@rasteh/shop-core/basket', ROOT)).toBe(join(ROOT, 'packages/shop-core/src/basket.ts'))
  expect(resolveModule('react', ROOT)).toBeNull()
})

it('a name of an app’s own is found by its package, as browsers take it', () => {
  const from = join(ROOT, 'apps/storefront/src/features/basket/islands/basket-page.tsx')
  expect(resolveModule('#island', from)).toBe(join(ROOT, 'apps/storefront/src/islands/island.browser.ts'))
  expect(resolveModule('#page/load/request.ts', from)).toBe(
    join(ROOT, 'apps/storefront/src/page/load/request.ts'),
  )
})
