import type { PageModule } from '@rasteh/shop-store/reads/modules'
import type { ComponentType } from 'react'
import { AmazingOffersModule } from './amazing-offers/amazing-offers-module.tsx'
import { BulletsModule } from './bullets/bullets-module.tsx'
import { CategoryTilesModule } from './category-tiles/category-tiles-module.tsx'
import { ContactModule } from './contact/contact-module.tsx'
import { FeedbackFormModule } from './feedback-form/feedback-form-module.tsx'
import { GalleryModule } from './gallery/gallery-module.tsx'
import { HeroModule } from './hero/hero-module.tsx'
import { LinksModule } from './links/links-module.tsx'
import { ModuleFrame } from './module-frame.tsx'
import type { ModuleProps } from './module-props.ts'
import { NewsCarouselModule } from './news-carousel/news-carousel-module.tsx'
import { ProductCarouselModule } from './product-carousel/product-carousel-module.tsx'
import { ProductCatalogueModule } from './product-catalogue/product-catalogue-module.tsx'
import { RichTextModule } from './rich-text/rich-text-module.tsx'
import { SpecialOrderModule } from './special-order/special-order-module.tsx'

/** How each kind of module is drawn. A kind that is no longer known (an old version was restored) is left out. */
const components: Readonly<Record<string, ComponentType<ModuleProps>>> = {
  hero: HeroModule,
  richText: RichTextModule,
  links: LinksModule,
  gallery: GalleryModule,
  newsCarousel: NewsCarouselModule,
  bullets: BulletsModule,
  productCatalogue: ProductCatalogueModule,
  productCarousel: ProductCarouselModule,
  amazingOffers: AmazingOffersModule,
  categoryTiles: CategoryTilesModule,
  contact: ContactModule,
  feedbackForm: FeedbackFormModule,
  specialOrder: SpecialOrderModule,
}

type RenderModulesProps = { modules: readonly PageModule[]; hasTitle?: boolean }

/** The modules of a page, one below the other; each reads what it shows, all at the same time. */
export function RenderModules({ modules, hasTitle = true }: RenderModulesProps) {
  return modules.map((module) => {
    const Module = components[module.blockType]
    if (!Module) return null
    return (
      <ModuleFrame key={module.id} module={module}>
        <Module module={module} page={modules} hasTitle={hasTitle} />
      </ModuleFrame>
    )
  })
}
