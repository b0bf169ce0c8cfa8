import { describe, expect, it } from 'vitest'
import { CONFIRM_DIALOG, LIBRARY_DEFAULTS, SLIDER_DEFAULTS } from './library-defaults.ts'

describe('the parts of the interface', () => {
  it('move a carousel every 5000 ms [S9.64]', () => {
    expect(LIBRARY_DEFAULTS.carouselIntervalMs).toBe(5000)
  })

  it('open a modal over 300 ms [S9.65]', () => {
    expect(LIBRARY_DEFAULTS.modalTransitionMs).toBe(300)
  })

  it('show a tooltip over 150 ms [S9.66]', () => {
    expect(LIBRARY_DEFAULTS.tooltipTransitionMs).toBe(150)
  })

  it('change a tab over 150 ms [S9.67]', () => {
    expect(LIBRARY_DEFAULTS.tabTransitionMs).toBe(150)
  })

  it('collapse over 350 ms [S9.68]', () => {
    expect(LIBRARY_DEFAULTS.collapseTransitionMs).toBe(350)
  })

  it('autoplay a slider every 3000 ms [S9.72]', () => {
    expect(SLIDER_DEFAULTS.autoplaySpeedMs).toBe(3000)
  })

  it('slide over 500 ms [S9.73]', () => {
    expect(SLIDER_DEFAULTS.speedMs).toBe(500)
  })
})

describe('the confirm dialog', () => {
  it('is animated over 400 ms [S9.69]', () => {
    expect(CONFIRM_DIALOG.animationMs).toBe(400)
  })

  it('keeps 40 px from the edges [S9.70]', () => {
    expect(CONFIRM_DIALOG.offsetPx).toBe(40)
  })

  it('has the buttons ok and close [S9.71]', () => {
    expect(CONFIRM_DIALOG.buttons).toEqual(['ok', 'close'])
  })
})
