import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../services/settings.ts'
import { productSymbols } from './product-symbols.ts'
import { reach, resolveModule } from './symbols.ts'
import { symbolsNaming, touchedBy } from './test-symbols.ts'

const product = productSymbols()
const has = (file: string, name: string) => product.has(`${join(ROOT, file)}#${name}`)

describe('what the apps use', () => {
  it('holds a rule that a route calls, and a part that a page draws', () => {
    expect(has('packages/shop-core/src/special-code/check-special-code.ts', 'checkSpecialCode')).toBe(true)
    expect(has('apps/web/src/site/product/offer-timer.tsx', 'OfferTimer')).toBe(true)
  })

  it('does not hold what only the gallery page draws', () => {
    expect(has('apps/web/src/app/(site)/ui/page.tsx', 'default')).toBe(false)
    const gallery = reach([`${join(ROOT, 'apps/web/src/app/(site)/ui/page.tsx')}#*`])
    expect([...gallery].some((id) => id.includes('/features/parts/') && !product.has(id))).toBe(true)
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
