import { describe, expect, it } from 'vitest'
import {
  HOVER_INTENT_INTERVAL_MS,
  isHoverIntended,
  MAIN_MENU_MAX,
  MEGA_MENU_MOBILE_MAX_PX,
  MENU_MOBILE_MAX_PX,
  splitMenu,
} from './menu.ts'

const items = (count: number) => Array.from({ length: count }, (_, index) => `گزینهٔ ${index + 1}`)

describe('the main menu', () => {
  it('shows at most 10 items [S9.28]', () => {
    expect(MAIN_MENU_MAX).toBe(10)
    expect(splitMenu(items(14), MAIN_MENU_MAX).shown).toEqual(items(10))
  })

  it('puts the items over 10 under the overflow entry [S9.29]', () => {
    expect(splitMenu(items(12), MAIN_MENU_MAX).overflow).toEqual(['گزینهٔ 11', 'گزینهٔ 12'])
  })

  it('has nothing to overflow with 10 items', () => {
    expect(splitMenu(items(10), MAIN_MENU_MAX).overflow).toEqual([])
  })

  it('has its mobile form up to 1024 px [S9.27]', () => {
    expect(MENU_MOBILE_MAX_PX).toBe(1024)
  })
})

describe('other menus', () => {
  it('show 6 items before the overflow entry [S9.76]', () => {
    expect(splitMenu(items(8))).toEqual({ shown: items(6), overflow: ['گزینهٔ 7', 'گزینهٔ 8'] })
  })

  it('as a mega menu have their mobile form up to 991 px [S9.26]', () => {
    expect(MEGA_MENU_MOBILE_MAX_PX).toBe(991)
  })
})

describe('hovering over a menu', () => {
  it('is looked at every 100 ms [S9.74]', () => {
    expect(HOVER_INTENT_INTERVAL_MS).toBe(100)
  })

  it.each([
    [{ xPx: 45, yPx: 70 }, true],
    [{ xPx: 43, yPx: 66 }, true],
    [{ xPx: 46, yPx: 70 }, false],
    [{ xPx: 35, yPx: 75 }, false],
  ])('that comes to %j from 40,70 is meant: %s [S9.75]', (to, meant) => {
    expect(isHoverIntended({ xPx: 40, yPx: 70 }, to)).toBe(meant)
  })
})
