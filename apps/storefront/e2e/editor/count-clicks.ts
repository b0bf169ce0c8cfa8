import type { Page } from '@playwright/test'

/** Counts the presses of a person on a page, through all of its addresses. */
export async function countClicks(page: Page): Promise<{ taken: () => number }> {
  let total = 0
  let counted = 0
  await page.exposeBinding('notePress', () => {
    total += 1
  })
  await page.addInitScript(() => {
    const { notePress } = globalThis as unknown as { notePress: () => void }
    document.addEventListener('click', ({ isTrusted }) => isTrusted && notePress(), true)
  })
  return {
    /** Those since it was asked last. */
    taken() {
      const since = total - counted
      counted = total
      return since
    },
  }
}
