/** The most items of the main menu before the entry for the others. */
export const MAIN_MENU_MAX = 10

/** The most items of any other overflowing menu. */
export const OVERFLOW_MENU_DEFAULT = 6

/** At this width and under it the mega menu has its mobile form. */
export const MEGA_MENU_MOBILE_MAX_PX = 991

/** At this width and under it the menu has its mobile form. */
export const MENU_MOBILE_MAX_PX = 1024

/** How often the pointer is looked at before a hover counts as meant. */
export const HOVER_INTENT_INTERVAL_MS = 100

/** How far the pointer may move in one interval and still be resting. */
export const HOVER_INTENT_SENSITIVITY_PX = 6

/** A place of the pointer on the page. */
export type Point = { readonly xPx: number; readonly yPx: number }

/** A menu's items that stand in it, and those under its overflow entry. */
export type SplitMenu<Item> = { readonly shown: readonly Item[]; readonly overflow: readonly Item[] }

/** Splits a menu at its limit, in order. Without anything over the limit there is no overflow entry. */
export function splitMenu<Item>(
  items: readonly Item[],
  max: number = OVERFLOW_MENU_DEFAULT,
): SplitMenu<Item> {
  return { shown: items.slice(0, max), overflow: items.slice(max) }
}

/** Says whether the pointer, seen at two places one interval apart, rests on an item instead of passing over it. */
export function isHoverIntended(before: Point, after: Point): boolean {
  return Math.hypot(after.xPx - before.xPx, after.yPx - before.yPx) < HOVER_INTENT_SENSITIVITY_PX
}
