import { expect, type Locator } from '@playwright/test'

/** Scrolls to a part of the page, whose script comes when it is near, and waits until it answers. */
export async function scrollToHydrated(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded()
  await expect(place.locator('rasteh-island').first()).toHaveAttribute('data-awake', '')
}

/** The same for a control. Before its script has come, a link leads to a page of its own. */
export async function scrollToHydratedControl(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  await expect(control.locator('xpath=ancestor::rasteh-island[1]')).toHaveAttribute('data-awake', '')
}
