import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { NEWS_SLIDER } from '@rasteh/shop-core/catalogue'
import { NEWS_COUNT } from '@rasteh/shop-core/modules'
import { loadLatestNews } from '@rasteh/shop-store/reads/news'
import { Section } from '@rasteh/ui/section'
import { NewsCard } from '#features/news/public.ts'
import ShopCarousel from '#modules/islands/shop-carousel.tsx'
import { defineModule, sectionId } from '#modules/module-props.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { showsKeys } from '#page/load/request.ts'

/** The latest news in an endless row that moves by itself. */
export const newsCarouselModule = defineModule('newsCarousel', {
  isSteady: true,
  load: ({ count }) => {
    showsKeys(pageKeys.newsLists)
    return loadLatestNews(
      readDatabase(),
      readLanguage(),
      Math.min(count || NEWS_COUNT.usual, NEWS_COUNT.most),
    )
  },
  Component: ({ module, data: news, site: { say, culture } }) => {
    if (news.length === 0) return null
    const title = module.title || say('NewsLatest')
    return (
      <Section id={sectionId(module)} title={title} more={{ href: PAGE_PATHS.news, label: say('NewsAll') }}>
        <ShopCarousel
          label={title}
          steps={NEWS_SLIDER.steps}
          isEndless={NEWS_SLIDER.isInfinite}
          autoplayMs={NEWS_SLIDER.autoplayMs}
        >
          {news.map((item) => (
            <NewsCard key={item.slug} item={item} culture={culture} say={say} />
          ))}
        </ShopCarousel>
      </Section>
    )
  },
})
