/** How long a slide is shown before the next one. */
export const CATALOGUE_CYCLE_MS = 7000

/** How long the contents fade when a header tab is chosen. */
export const CATALOGUE_TAB_FADE_MS = 400

/** The catalogue's slides: which is shown, of how many, and whether they change by themselves. */
export type CatalogueCycle = {
  readonly tab: number
  readonly slide: number
  readonly slideCount: number
  readonly isCycling: boolean
}

/** What can happen to the catalogue. */
export type CatalogueEvent =
  | { readonly kind: 'interval-passed' }
  | { readonly kind: 'key-clicked'; readonly slide: number }
  | { readonly kind: 'tab-chosen'; readonly tab: number; readonly slideCount: number }

/** The catalogue as a page opens it: its first slide, cycling. */
export function startCatalogue(tab: number, slideCount: number): CatalogueCycle {
  return { tab, slide: 0, slideCount, isCycling: true }
}

/** What becomes of the catalogue: a slide's key stops the cycling, choosing a tab starts it again. */
export function stepCatalogue(cycle: CatalogueCycle, event: CatalogueEvent): CatalogueCycle {
  if (event.kind === 'tab-chosen') return startCatalogue(event.tab, event.slideCount)
  if (event.kind === 'key-clicked') return { ...cycle, slide: event.slide, isCycling: false }
  if (!cycle.isCycling || cycle.slideCount === 0) return cycle
  return { ...cycle, slide: (cycle.slide + 1) % cycle.slideCount }
}
