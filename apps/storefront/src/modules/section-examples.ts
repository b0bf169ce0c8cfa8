import { amazingOffersExample } from '#modules/amazing-offers/amazing-offers-example.ts'
import { branchesExample } from '#modules/branches/branches-example.ts'
import { bulletsExample } from '#modules/bullets/bullets-example.ts'
import { callToActionExample } from '#modules/call-to-action/call-to-action-example.ts'
import { categoryTilesExample } from '#modules/category-tiles/category-tiles-example.ts'
import { contactExample } from '#modules/contact/contact-example.ts'
import { dataTableExample } from '#modules/data-table/data-table-example.ts'
import { downloadsExample } from '#modules/downloads/downloads-example.ts'
import { faqExample } from '#modules/faq/faq-example.ts'
import { feedbackFormExample } from '#modules/feedback-form/feedback-form-example.ts'
import { formExample } from '#modules/form/form-example.ts'
import { galleryExample } from '#modules/gallery/gallery-example.ts'
import { heroExample } from '#modules/hero/hero-example.ts'
import { linksExample } from '#modules/links/links-example.ts'
import { logosExample } from '#modules/logos/logos-example.ts'
import { newsCarouselExample } from '#modules/news-carousel/news-carousel-example.ts'
import { pictureTextExample } from '#modules/picture-text/picture-text-example.ts'
import { productCarouselExample } from '#modules/product-carousel/product-carousel-example.ts'
import { productCatalogueExample } from '#modules/product-catalogue/product-catalogue-example.ts'
import { quotesExample } from '#modules/quotes/quotes-example.ts'
import { richTextExample } from '#modules/rich-text/rich-text-example.ts'
import { specialOrderExample } from '#modules/special-order/special-order-example.ts'
import { statisticsExample } from '#modules/statistics/statistics-example.ts'
import { stepsExample } from '#modules/steps/steps-example.ts'
import { tabsExample } from '#modules/tabs/tabs-example.ts'
import { teamExample } from '#modules/team/team-example.ts'
import { timelineExample } from '#modules/timeline/timeline-example.ts'
import { videoExample } from '#modules/video/video-example.ts'
import type { SectionExample } from './section-example.ts'

/** An example of every kind of module, for the gallery of sections. */
export const sectionExamples: Readonly<Record<string, SectionExample>> = {
  hero: heroExample,
  richText: richTextExample,
  pictureText: pictureTextExample,
  callToAction: callToActionExample,
  dataTable: dataTableExample,
  links: linksExample,
  gallery: galleryExample,
  newsCarousel: newsCarouselExample,
  bullets: bulletsExample,
  timeline: timelineExample,
  team: teamExample,
  statistics: statisticsExample,
  quotes: quotesExample,
  steps: stepsExample,
  faq: faqExample,
  logos: logosExample,
  branches: branchesExample,
  productCatalogue: productCatalogueExample,
  productCarousel: productCarouselExample,
  amazingOffers: amazingOffersExample,
  categoryTiles: categoryTilesExample,
  contact: contactExample,
  feedbackForm: feedbackFormExample,
  form: formExample,
  specialOrder: specialOrderExample,
  tabs: tabsExample,
  downloads: downloadsExample,
  video: videoExample,
}
