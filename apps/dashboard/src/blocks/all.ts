import type { Block } from 'payload'
import { AmazingOffersModule } from './amazing-offers/config.ts'
import { BranchesModule } from './branches/config.ts'
import { BulletsModule } from './bullets/config.ts'
import { CallToActionModule } from './call-to-action/config.ts'
import { CategoryTilesModule } from './category-tiles/config.ts'
import { ContactModule } from './contact/config.ts'
import { DataTableModule } from './data-table/config.ts'
import { DownloadsModule } from './downloads/config.ts'
import { FaqModule } from './faq/config.ts'
import { FeedbackFormModule } from './feedback-form/config.ts'
import { FormModule } from './form/config.ts'
import { GalleryModule } from './gallery/config.ts'
import { HeroModule } from './hero/config.ts'
import { LinksModule } from './links/config.ts'
import { LogosModule } from './logos/config.ts'
import { NewsCarouselModule } from './news-carousel/config.ts'
import { PictureTextModule } from './picture-text/config.ts'
import { ProductCarouselModule } from './product-carousel/config.ts'
import { ProductCatalogueModule } from './product-catalogue/config.ts'
import { QuotesModule } from './quotes/config.ts'
import { RichTextModule } from './rich-text/config.ts'
import { SharedSectionModule } from './shared-section/config.ts'
import { SpecialOrderModule } from './special-order/config.ts'
import { StatisticsModule } from './statistics/config.ts'
import { StepsModule } from './steps/config.ts'
import { TabsModule } from './tabs/config.ts'
import { TeamModule } from './team/config.ts'
import { TimelineModule } from './timeline/config.ts'
import { VideoModule } from './video/config.ts'

/** The kinds of sections, in the order in which the dashboard offers them. Each may be shared by many pages. */
export const sections: Block[] = [
  HeroModule,
  RichTextModule,
  PictureTextModule,
  CallToActionModule,
  DataTableModule,
  TabsModule,
  LinksModule,
  GalleryModule,
  VideoModule,
  DownloadsModule,
  NewsCarouselModule,
  BulletsModule,
  TimelineModule,
  TeamModule,
  StatisticsModule,
  QuotesModule,
  StepsModule,
  FaqModule,
  LogosModule,
  BranchesModule,
  ProductCatalogueModule,
  ProductCarouselModule,
  AmazingOffersModule,
  CategoryTilesModule,
  ContactModule,
  FeedbackFormModule,
  FormModule,
  SpecialOrderModule,
]

/** What a page can be made of. A shared section is placed on pages alone: one inside another could have no end. */
export const modules: Block[] = [...sections, SharedSectionModule]
