import { describe, expect, it } from 'vitest'
import { shownBasket, shownLine } from './basket.builder.ts'
import { EMPTY_BASKET, UNREAD_BASKET } from './basket-store.ts'
import { basketBodyClasses } from './body-classes.ts'

const classesOf = (state: Parameters<typeof basketBodyClasses>[0]) =>
  Object.entries(basketBodyClasses(state)).flatMap(([mark, isSet]) => (isSet ? [mark] : []))

const read = { phase: 'read', isWaiting: false, removed: [] } as const

describe('the classes of the body', () => {
  it('are none before the basket is read', () => {
    expect(classesOf(UNREAD_BASKET)).toEqual([])
  })

  it('say that the basket is empty', () => {
    expect(classesOf({ ...read, basket: EMPTY_BASKET })).toEqual(['basket-empty'])
  })

  it('say that a change runs', () => {
    expect(classesOf({ ...read, basket: shownBasket(), isWaiting: true })).toEqual(['basket-waiting'])
  })

  it('say that all of it is downloadable, by the mark or by the type', () => {
    const lines = [shownLine({ downloadable: true }), shownLine({ productType: 3 })]
    expect(classesOf({ ...read, basket: shownBasket(lines) })).toEqual(['basket-only-downloadable'])
    expect(classesOf({ ...read, basket: shownBasket([...lines, shownLine()]) })).toEqual([])
  })
})
