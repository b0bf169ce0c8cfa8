import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { aBasket, aLine } from './basket.builder.ts'
import { followSeenPrice, markPricesSeen } from './seen-price.ts'

describe("the seen price after the shopper's own change", () => {
  const move = { variantId: 11, from: toRial(1000), to: toRial(900) }
  const seenAfter = (seen: number | null, variantId = 11) =>
    followSeenPrice([aLine({ variantId, seenUnitPriceRial: seen === null ? null : toRial(seen) })], move)[0]
      ?.seenUnitPriceRial

  it('follows to the price of the new layer', () => {
    expect(seenAfter(1000)).toBe(900)
  })

  it('begins with the price a new line is shown at', () => {
    expect(seenAfter(null)).toBe(900)
  })

  it("stays when a manager's change is still to be noticed", () => {
    expect(seenAfter(950)).toBe(950)
  })

  it('stays on lines of other variants', () => {
    expect(seenAfter(1000, 12)).toBe(1000)
  })
})

describe('marking prices as seen', () => {
  it('remembers the shown price of each line', () => {
    const basket = aBasket([aLine(), aLine({ id: 'line-2', seenUnitPriceRial: toRial(5) })])
    const shown = [
      { id: 'line-1', unitPriceRial: toRial(700) },
      { id: 'line-2', unitPriceRial: toRial(800) },
    ]
    expect(markPricesSeen(basket, shown).lines.map((line) => line.seenUnitPriceRial)).toEqual([700, 800])
  })

  it('keeps what was seen of a line that has no price now', () => {
    const basket = aBasket([aLine({ seenUnitPriceRial: toRial(5) })])
    expect(markPricesSeen(basket, [{ id: 'line-1', unitPriceRial: null }])).toEqual(basket)
  })

  it('leaves a line whose price was seen already the same object', () => {
    const line = aLine({ seenUnitPriceRial: toRial(700) })
    const [marked] = markPricesSeen(aBasket([line]), [{ id: 'line-1', unitPriceRial: toRial(700) }]).lines
    expect(marked).toBe(line)
  })

  it('keeps what was seen of a line that was not shown', () => {
    const basket = aBasket([aLine({ seenUnitPriceRial: toRial(5) })])
    expect(markPricesSeen(basket, [])).toEqual(basket)
  })
})
