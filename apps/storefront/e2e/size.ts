import type { Locator } from '@playwright/test'

/** The width and height at which an element is drawn, in whole pixels. */
export function sizeOf(locator: Locator): Promise<[number, number]> {
  return locator.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return [Math.round(width), Math.round(height)]
  })
}
