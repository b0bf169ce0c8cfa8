import type { Language } from '@rasteh/persian-text/culture'
import { sellsGoods } from '@rasteh/shop-core/brand'
import { toQuietError } from '@rasteh/shop-core/quiet-error'
import type { PageModule, SectionKind } from '@rasteh/shop-store/reads/modules'
import { renderPart } from '#islands/render-part.tsx'
import { amazingOffersModule } from '#modules/amazing-offers/amazing-offers-module.tsx'
import { branchesModule } from '#modules/branches/branches-module.tsx'
import { bulletsModule } from '#modules/bullets/bullets-module.tsx'
import { callToActionModule } from '#modules/call-to-action/call-to-action-module.tsx'
import { categoryTilesModule } from '#modules/category-tiles/category-tiles-module.tsx'
import { contactModule } from '#modules/contact/contact-module.tsx'
import { dataTableModule } from '#modules/data-table/data-table-module.tsx'
import { downloadsModule } from '#modules/downloads/downloads-module.tsx'
import { faqModule } from '#modules/faq/faq-module.tsx'
import { feedbackFormModule } from '#modules/feedback-form/feedback-form-module.tsx'
import { formModule } from '#modules/form/form-module.tsx'
import { galleryModule } from '#modules/gallery/gallery-module.tsx'
import { heroModule } from '#modules/hero/hero-module.tsx'
import { linksModule } from '#modules/links/links-module.tsx'
import { logosModule } from '#modules/logos/logos-module.tsx'
import { newsCarouselModule } from '#modules/news-carousel/news-carousel-module.tsx'
import { pictureTextModule } from '#modules/picture-text/picture-text-module.tsx'
import { productCarouselModule } from '#modules/product-carousel/product-carousel-module.tsx'
import { productCatalogueModule } from '#modules/product-catalogue/product-catalogue-module.tsx'
import { quotesModule } from '#modules/quotes/quotes-module.tsx'
import { richTextModule } from '#modules/rich-text/rich-text-module.tsx'
import { specialOrderModule } from '#modules/special-order/special-order-module.tsx'
import { statisticsModule } from '#modules/statistics/statistics-module.tsx'
import { stepsModule } from '#modules/steps/steps-module.tsx'
import { tabsModule } from '#modules/tabs/tabs-module.tsx'
import { teamModule } from '#modules/team/team-module.tsx'
import { timelineModule } from '#modules/timeline/timeline-module.tsx'
import { videoModule } from '#modules/video/video-module.tsx'
import { readLanguage } from '#page/culture/culture.ts'
import { keptWhileSame } from '#page/layout/kept-parts.ts'
import type { Site } from '#page/load/load-site.ts'
import { loadFront } from '#page/load/shop-front.ts'
import { ModuleFrame } from './module-frame.tsx'
import type { ModuleKind } from './module-props.ts'
import { withSharedSections } from './with-shared-sections.ts'

/** Every kind of module. One that is no longer known (an old version was restored) is left out. */
export const kinds: Readonly<Record<string, ModuleKind>> = {
  hero: heroModule,
  richText: richTextModule,
  pictureText: pictureTextModule,
  callToAction: callToActionModule,
  dataTable: dataTableModule,
  tabs: tabsModule,
  links: linksModule,
  gallery: galleryModule,
  video: videoModule,
  downloads: downloadsModule,
  newsCarousel: newsCarouselModule,
  bullets: bulletsModule,
  timeline: timelineModule,
  team: teamModule,
  statistics: statisticsModule,
  quotes: quotesModule,
  steps: stepsModule,
  faq: faqModule,
  logos: logosModule,
  branches: branchesModule,
  productCatalogue: productCatalogueModule,
  productCarousel: productCarouselModule,
  amazingOffers: amazingOffersModule,
  categoryTiles: categoryTilesModule,
  contact: contactModule,
  feedbackForm: feedbackFormModule,
  form: formModule,
  specialOrder: specialOrderModule,
} satisfies { [Kind in SectionKind]?: ModuleKind<Kind> }

/** A module with what it shows. */
export type LoadedModule = { module: PageModule; kind: ModuleKind; data: unknown }

/**
 * Reads what the modules of a page show, all at the same time. One that fails is logged and left out. Shared sections come
 * in the language that the page's words are in.
 */
export async function loadModules(
  modules: readonly PageModule[],
  language: Language = readLanguage(),
): Promise<LoadedModule[]> {
  const [{ brand }, shown] = await Promise.all([loadFront(), withSharedSections(modules, language)])
  const isShop = sellsGoods(brand.siteKind)
  const loaded = await Promise.all(
    shown.map(async (module): Promise<LoadedModule[]> => {
      const kind = Object.hasOwn(kinds, module.blockType) ? kinds[module.blockType] : undefined
      if (!kind || (kind.isOfShop && !isShop)) return []
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

/** Which kinds of module are shown. */
export const kindsOf = (modules: readonly LoadedModule[]) => modules.map(({ module }) => module.blockType)

type ModulesProps = { modules: readonly LoadedModule[]; site: Site; hasTitle?: boolean }

/** The modules of a page, one below the other. One that cannot be rendered is left out. */
export function Modules({ modules, site, hasTitle = true }: ModulesProps) {
  const page = modules.map(({ module }) => module)
  return modules.map(({ module, kind: { Component, isSteady }, data }) => {
    const place = `${module.blockType} ${module.moduleId}`
    const keep = (render: () => string) =>
      keptWhileSame({ place, shows: JSON.stringify([module, data]) }, render)
    const part = <Component {...{ module, data, site, page, hasTitle }} />
    return (
      <ModuleFrame key={module.id} module={module}>
        {renderPart(`module ${module.blockType}`, part, isSteady ? keep : undefined)}
      </ModuleFrame>
    )
  })
}
