import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { createSay, type IslandSay, type Say } from './create-say.ts'

const say = createSay(defaultTexts('fa-IR'), 'fa-IR')

describe('say', () => {
  it('says a text of the shop', () => {
    expect(say('BasketUpdated')).toBe('سبد خرید شما به‌روز شد.')
  })

  it('puts the count in Persian digits and the unit in a Persian text', () => {
    expect(say('MinOrderCount', { count: 12, unit: 'بسته' })).toBe('حداقل تعداد سفارش این کالا ۱۲ بسته است.')
  })

  it.each([undefined, null, '', '  \n'])(
    'shows the key and _404 when its text is %j [S1.41 S8.45]',
    (text) => {
      expect(createSay({ BasketUpdated: text }, 'fa-IR')('BasketUpdated')).toBe('BasketUpdated_404')
    },
  )

  it('shows the key and _404 when the key has no row [S1.41 S8.45]', () => {
    expect(createSay({}, 'en-US')('VPNAlert')).toBe('VPNAlert_404')
  })

  it('reports a missing key once', () => {
    const onMissing = vi.fn()
    const sayNothing = createSay({}, 'fa-IR', { onMissing })
    sayNothing('VPNAlert')
    sayNothing('VPNAlert')
    sayNothing('EmptyBasket')
    expect(onMissing.mock.calls).toEqual([['VPNAlert'], ['EmptyBasket']])
  })

  it('asks for the parameters of the text and no others', () => {
    expectTypeOf(say<'EmptyBasket'>).parameters.toEqualTypeOf<['EmptyBasket']>()
    // @ts-expect-error the count and unit must be given
    say('MinOrderCount')
    // @ts-expect-error the unit must be given
    say('MinOrderCount', { count: 1 })
    // @ts-expect-error this text has no parameters
    say('EmptyBasket', { count: 1 })
    // @ts-expect-error there is no such text
    say('NoSuchText')
    say('BasketBelowMinimum', { 0: 'x' })
  })

  it('says a message that a rule picked', () => {
    expect(say.message({ key: 'MinOrderCount', parameters: { count: 2, unit: 'بسته' } })).toBe(
      'حداقل تعداد سفارش این کالا ۲ بسته است.',
    )
    expect(say.message({ key: 'EmptyBasket' })).toBe('سبد خرید شما خالی است.')
    // @ts-expect-error the parameters must be given
    say.message({ key: 'MinOrderCount' })
  })

  it('gives islands only the keys that travel to the browser', () => {
    expectTypeOf<Say>().toExtend<IslandSay>()
    const sayInIsland: IslandSay = say
    // @ts-expect-error the texts of the not-found page stay on the server
    sayInIsland('NotFoundTitle')
    expect(sayInIsland('EmptyBasket')).toBe('سبد خرید شما خالی است.')
  })
})
