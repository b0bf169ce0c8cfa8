import type { PageModule } from '@rasteh/shop-store/reads/modules'
import type { ReactNode } from 'react'
import { loadGalleryMore } from '#modules/gallery/gallery-more.tsx'
import { loadLinksMore } from '#modules/links/links-more.tsx'

type LoadPartial = (module: PageModule) => Promise<ReactNode>

/** Every partial that may be asked for, by the kind of its module and its name. Nothing else is rendered. */
const partials: Readonly<Record<string, Readonly<Record<string, LoadPartial>>>> = {
  links: { More: loadLinksMore },
  gallery: { More: loadGalleryMore },
}

/** How a module's partial is loaded; undefined for one that is not on the list. */
export function partialOf({ blockType }: PageModule, name: string): LoadPartial | undefined {
  const ofKind = Object.hasOwn(partials, blockType) ? partials[blockType] : undefined
  return ofKind && Object.hasOwn(ofKind, name) ? ofKind[name] : undefined
}
