/** How high a block is until it is opened, unless its data says otherwise. */
export const COLLAPSIBLE_HEIGHT_PX = 230

/** How much taller than its height a block may be before it is worth a toggle. */
export const COLLAPSIBLE_SLACK_PX = 30

/** When blocks are set after the page is there: late, because pictures change their height. */
export const COLLAPSIBLE_SET_AFTER_MS = 800

/** A block that may be taller than what is shown of it. */
export type Collapsible = {
  readonly state: 'default' | 'full'
  readonly heightPx: number
  readonly contentPx: number
  readonly hasToggle: boolean
}

/** A block as it is set, closed; a data height that is not above 0 counts as not given. */
export function startCollapsible(contentPx: number, dataHeightPx?: number | null): Collapsible {
  const heightPx = dataHeightPx && dataHeightPx > 0 ? dataHeightPx : COLLAPSIBLE_HEIGHT_PX
  return { state: 'default', heightPx, contentPx, hasToggle: contentPx > heightPx + COLLAPSIBLE_SLACK_PX }
}

/** Opens a closed block and closes an open one; one without a toggle stays. */
export function toggleCollapsible(block: Collapsible): Collapsible {
  if (!block.hasToggle) return block
  return { ...block, state: block.state === 'default' ? 'full' : 'default' }
}

/** How high the block is now; without a toggle it is all shown, or its end could never be read. */
export function shownHeightPx(block: Collapsible): number {
  return block.hasToggle && block.state === 'default' ? block.heightPx : block.contentPx
}
