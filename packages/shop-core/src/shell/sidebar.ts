/** At this width and under it the page has a sidebar. */
export const SIDEBAR_MAX_PX = 700

/** The mobile sidebar. */
export type SidebarState = 'closed' | 'open'

/** What can happen to the sidebar, in a window of some width. */
export type SidebarEvent = {
  readonly kind: 'button' | 'swiped-open' | 'swiped-closed' | 'dismissed' | 'resized'
  readonly widthPx: number
}

/** Says whether the page is narrow enough for the sidebar, its button and its swipe. */
export function isSidebarWidth(widthPx: number): boolean {
  return widthPx <= SIDEBAR_MAX_PX
}

/** What becomes of the sidebar; in a window wider than 700 px it is closed, whatever happens. */
export function stepSidebar(state: SidebarState, { kind, widthPx }: SidebarEvent): SidebarState {
  if (!isSidebarWidth(widthPx)) return 'closed'
  return TRANSITIONS[state][kind] ?? state
}

const TRANSITIONS: Readonly<Record<SidebarState, Partial<Record<SidebarEvent['kind'], SidebarState>>>> = {
  closed: { button: 'open', 'swiped-open': 'open' },
  open: { button: 'closed', 'swiped-closed': 'closed', dismissed: 'closed' },
}
