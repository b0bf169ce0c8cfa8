import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { PageSettingsProvider, type PageSettingsValue } from '#page/islands/page-settings.tsx'
import type { IslandComponent } from './island-types.ts'
import { Slot } from './slot.tsx'

/** Gives an island its component; what the server put into it as markup stays as it is. */
export function hydrateIsland(
  element: HTMLElement,
  Component: IslandComponent,
  settings: PageSettingsValue,
): Root {
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as Record<string, unknown>
  // biome-ignore lint/suspicious/noArrayIndexKey: Slots keep their places as long as the island lives.
  const slots = slotsOf(element).map((slot, index) => <Slot key={index} html={slot.innerHTML} />)
  const island = (
    <PageSettingsProvider {...settings}>
      <Component {...props}>{slots.length > 0 ? slots : undefined}</Component>
    </PageSettingsProvider>
  )
  const options = { identifierPrefix: element.getAttribute('prefix') ?? '' }
  return flushSync(() => hydrateRoot(element, island, options))
}

/** The slots of this island, and not those of an island inside it. */
function slotsOf(element: HTMLElement): Element[] {
  return [...element.querySelectorAll('rasteh-slot')].filter(
    (slot) => slot.parentElement?.closest('rasteh-island') === element,
  )
}
