import { toQuietError } from '@rasteh/shop-core/quiet-error'
import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { renderPart } from '../islands/render-part.tsx'
import type { Site } from '../page/site.ts'
import { amazingOffersModule } from './amazing-offers/amazing-offers-module.tsx'
import { bulletsModule } from './bullets/bullets-module.tsx'
import { categoryTilesModule } from './category-tiles/category-tiles-module.tsx'
import { contactModule } from './contact/contact-module.tsx'
import { feedbackFormModule } from './feedback-form/feedback-form-module.tsx'
import { galleryModule } from './gallery/gallery-module.tsx'
import { heroModule } from './hero/hero-module.tsx'
import { linksModule } from './links/links-module.tsx'
import { ModuleFrame } from './module-frame.tsx'
import type { ModuleKind } from './module-props.ts'
import { newsCarouselModule } from './news-carousel/news-carousel-module.tsx'
import { productCarouselModule } from './product-carousel/product-carousel-module.tsx'
import { productCatalogueModule } from './product-catalogue/product-catalogue-module.tsx'
import { richTextModule } from './rich-text/rich-text-module.tsx'
import { specialOrderModule } from './special-order/special-order-module.tsx'

/** Every kind of module. One that is no longer known (an old version was restored) is left out. */
const kinds: Readonly<Record<string, ModuleKind>> = {
  hero: heroModule,
  richText: richTextModule,
  links: linksModule,
  gallery: galleryModule,
  newsCarousel: newsCarouselModule,
  bullets: bulletsModule,
  productCatalogue: productCatalogueModule,
  productCarousel: productCarouselModule,
  amazingOffers: amazingOffersModule,
  categoryTiles: categoryTilesModule,
  contact: contactModule,
  feedbackForm: feedbackFormModule,
  specialOrder: specialOrderModule,
}

/** A module with what it shows. */
export type LoadedModule = { module: PageModule; kind: ModuleKind; data: unknown }

/** Reads what the modules of a page show, all at the same time. One that fails is logged and left out. */
export async function loadModules(modules: readonly PageModule[]): Promise<LoadedModule[]> {
  const loaded = await Promise.all(
    modules.map(async (module): Promise<LoadedModule[]> => {
      const kind = Object.hasOwn(kinds, module.blockType) ? kinds[module.blockType] : undefined
      if (!kind) return []
      try {
        return [{ module, kind, data: await kind.load(module) }]
      } catch (error) {
        console.error(
          `the module ${module.blockType} ${module.moduleId} could not be loaded`,
          toQuietError(error),
        )
        return []
      }
    }),
  )
  return loaded.flat()
}

type ModulesProps = { modules: readonly LoadedModule[]; site: Site; hasTitle?: boolean }

/** The modules of a page, one below the other. One that cannot be rendered is left out. */
export function Modules({ modules, site, hasTitle = true }: ModulesProps) {
  const page = modules.map(({ module }) => module)
  return modules.map(({ module, kind: { Component }, data }) => (
    <ModuleFrame key={module.id} module={module}>
      {renderPart(`module ${module.blockType}`, <Component {...{ module, data, site, page, hasTitle }} />)}
    </ModuleFrame>
  ))
}
