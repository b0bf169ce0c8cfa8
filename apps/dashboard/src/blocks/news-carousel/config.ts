import { dashboardLabels } from '@rasteh/messages/dashboard'
import { NEWS_COUNT } from '@rasteh/shop-core/modules'
import { countField } from '../fields/product-source-fields.ts'
import { moduleOf } from '../module-fields.ts'

/** How many news items the carousel shows by default, and at most. */

export const NewsCarouselModule = moduleOf({
  slug: 'newsCarousel',
  labels: dashboardLabels.modules.kinds.newsCarousel,
  group: 'content',
  fields: [countField(NEWS_COUNT.usual, NEWS_COUNT.most)],
})
