import type { Locator, Page } from '@playwright/test'

/** One motion that a page really made: of which element, what moved, for how long, from what to what. */
export type Motion = { of: string; moved: string; ms: number; frames: string[] }

/** Notes every CSS animation and transition as it starts. What only says a duration and never moves is not noted. */
const NOTE_MOTIONS = `addEventListener('DOMContentLoaded', () => {
  globalThis.motions = []
  const note = (event) => {
    const moved = event.propertyName ?? event.animationName
    for (const animation of event.target.getAnimations()) {
      if ((animation.transitionProperty ?? animation.animationName) !== moved) continue
      const { duration } = animation.effect.getTiming()
      const frames = animation.effect.getKeyframes().map((frame) => JSON.stringify(frame))
      globalThis.motions.push({ of: event.target.getAttribute('role') ?? event.target.className, moved, ms: duration, frames })
    }
  }
  addEventListener('animationstart', note, true)
  addEventListener('transitionrun', note, true)
})`

/** So much slower than people see them: one that ends while the page is busy would be gone before it is noted. */
const PLAYBACK_RATE = 0.2

/** Notes the motions of the pages that are opened from now on. How long one lasts is noted as the page said it. */
export async function noteMotions(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE })
  await page.addInitScript({ content: NOTE_MOTIONS })
}

/** The motions so far. */
export const motionsOf = (page: Page): Promise<Motion[]> =>
  page.evaluate(() => (globalThis as unknown as { motions: Motion[] }).motions)

/** Stops a carousel and sets it going again with a finger, so that its time begins at this very moment. */
export async function restartByTouch(place: Locator): Promise<void> {
  await place.getByRole('button', { name: 'توقف نمایش خودکار' }).tap()
  await place.getByRole('button', { name: 'شروع نمایش خودکار' }).tap()
  await place.getByRole('button', { name: 'توقف نمایش خودکار' }).waitFor()
}
