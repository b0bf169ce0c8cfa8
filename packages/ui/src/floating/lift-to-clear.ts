export type Box = { top: number; bottom: number; left: number; right: number }

/** What stays free between something that floats and what it must not cover. */
export const CLEARANCE_PX = 8

/** Says how far up a box must move so that it covers none of these; 0 where it covers none already. */
export function liftToClear(box: Box, obstacles: readonly Box[]): number {
  const fromBelow = obstacles
    .filter((obstacle) => isShown(obstacle) && box.left < obstacle.right && obstacle.left < box.right)
    .sort((one, other) => other.bottom - one.bottom)
  let lift = 0
  for (const { top, bottom } of fromBelow) {
    if (box.top - lift < bottom && top < box.bottom - lift) lift = box.bottom - top + CLEARANCE_PX
  }
  return lift
}

function isShown({ top, bottom, left, right }: Box): boolean {
  return right > left && bottom > top
}
