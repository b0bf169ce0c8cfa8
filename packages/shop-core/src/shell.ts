export { ANCHOR_SCROLL_MS, activeBullet, type PageSection } from './shell/anchor-scroll.ts'
export {
  COLLAPSIBLE_HEIGHT_PX,
  COLLAPSIBLE_SET_AFTER_MS,
  COLLAPSIBLE_SLACK_PX,
  type Collapsible,
  shownHeightPx,
  startCollapsible,
  toggleCollapsible,
} from './shell/collapsible.ts'
export { DEBUG_MARK, isDebugMode } from './shell/debug-mode.ts'
export { CONFIRM_DIALOG, LIBRARY_DEFAULTS, SLIDER_DEFAULTS } from './shell/library-defaults.ts'
export {
  CLOCK_TICK_MS,
  GO_TO_TOP_AFTER_PX,
  GO_TO_TOP_MS,
  HASH_SCROLL_THROTTLE_MS,
  isGoToTopShown,
  OVERLAY_AFTER_MS,
  SCRIPT_LOAD_TIMEOUT_MS,
  scrollThrottleMs,
} from './shell/page-timing.ts'
export {
  type ScrollAnimation,
  type ScrollAnimationEvent,
  startScrollAnimation,
  stepScrollAnimation,
} from './shell/scroll-animation.ts'
export {
  isSidebarWidth,
  SIDEBAR_MAX_PX,
  type SidebarEvent,
  type SidebarState,
  stepSidebar,
} from './shell/sidebar.ts'
