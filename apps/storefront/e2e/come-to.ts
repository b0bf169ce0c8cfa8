import { expect, type Locator } from '@playwright/test'

/** Scrolls to a part of the page, whose script comes when it is near, and waits until it answers. */
export async function comeTo(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  await expect(place.locator('rasteh-island').first()).toHaveAttribute('data-awake', '')
}
