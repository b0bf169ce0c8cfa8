import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { NEWS_SLIDER } from '@rasteh/shop-core/catalogue'
import { loadNews } from '@rasteh/shop-store/reads/articles'
import { Section } from '@rasteh/ui/section'
import { showsKeys } from '../../page/answer.ts'
import { readCulture, readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import ShopCarousel from '../../page/islands/shop-carousel.tsx'
import { NewsCard } from '../../page/news/news-card.tsx'
import { loadSay } from '../../page/say.ts'
import { type ModuleProps, sectionId } from '../module-props.ts'
import { NEWS_COUNT } from './config.ts'

/** The latest news in an endless row that moves by itself. */
export async function NewsCarouselModule({ module }: ModuleProps<{ count?: number | null }>) {
  showsKeys(pageKeys.newsLists)
  const count = Math.min(module.count || NEWS_COUNT.usual, NEWS_COUNT.most)
  const [say, culture, news] = await Promise.all([
    loadSay(),
    readCulture(),
    loadNews(readDatabase(), await readLanguage(), count),
  ])
  if (news.length === 0) return null
  const title = module.title || say('NewsLatest')
  return (
    <Section id={sectionId(module)} title={title} more={{ href: PAGE_PATHS.news, label: say('NewsAll') }}>
      <ShopCarousel
        label={title}
        steps={NEWS_SLIDER.steps}
        isEndless={NEWS_SLIDER.isInfinite}
        autoplayMs={NEWS_SLIDER.autoplayMs}
        slides={news.map((item) => ({
          key: item.slug,
          content: <NewsCard item={item} culture={culture} say={say} />,
        }))}
      />
    </Section>
  )
}
