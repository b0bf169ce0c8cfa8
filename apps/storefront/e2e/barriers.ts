import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Narrow = (axe: AxeBuilder) => AxeBuilder

/** What keeps somebody from using the page as it is now, as axe names it. */
export async function barriersOn(page: Page, narrow: Narrow = (axe) => axe): Promise<string[]> {
  // No page of the shop has a frame of another origin, and only those need axe's second window.
  const axe = narrow(new AxeBuilder({ page })).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}
