/** The pace of the interface's parts where a page says nothing else. */
export const LIBRARY_DEFAULTS = {
  carouselIntervalMs: 5000,
  modalTransitionMs: 300,
  tooltipTransitionMs: 150,
  tabTransitionMs: 150,
  collapseTransitionMs: 350,
} as const

/** The pace of a slider where a page says nothing else. */
export const SLIDER_DEFAULTS = { autoplaySpeedMs: 3000, speedMs: 500 } as const

/** The confirm dialog where its caller says nothing else. */
export const CONFIRM_DIALOG = { animationMs: 400, offsetPx: 40, buttons: ['ok', 'close'] } as const
