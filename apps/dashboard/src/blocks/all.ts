import type { Block } from 'payload'
import { AmazingOffersModule } from './amazing-offers/config.ts'
import { BulletsModule } from './bullets/config.ts'
import { CategoryTilesModule } from './category-tiles/config.ts'
import { ContactModule } from './contact/config.ts'
import { FeedbackFormModule } from './feedback-form/config.ts'
import { GalleryModule } from './gallery/config.ts'
import { HeroModule } from './hero/config.ts'
import { LinksModule } from './links/config.ts'
import { NewsCarouselModule } from './news-carousel/config.ts'
import { ProductCarouselModule } from './product-carousel/config.ts'
import { ProductCatalogueModule } from './product-catalogue/config.ts'
import { RichTextModule } from './rich-text/config.ts'
import { SpecialOrderModule } from './special-order/config.ts'

/** The kinds of modules that a page can be made of, in the order in which the dashboard offers them. */
export const modules: Block[] = [
  HeroModule,
  RichTextModule,
  LinksModule,
  GalleryModule,
  NewsCarouselModule,
  BulletsModule,
  ProductCatalogueModule,
  ProductCarouselModule,
  AmazingOffersModule,
  CategoryTilesModule,
  ContactModule,
  FeedbackFormModule,
  SpecialOrderModule,
]
