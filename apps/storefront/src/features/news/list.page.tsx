import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadNews } from '@rasteh/shop-store/reads/articles'
import { EmptyState } from '@rasteh/ui/empty-state'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { readDatabase } from '#page/load/database.ts'
import { showsKeys } from '#page/load/request.ts'
import styles from './news.page.module.css'
import { NewsList } from './news-list.tsx'

const NEWS = 48

export default definePage({
  path: PAGE_PATHS.news,
  load: () => {
    showsKeys(pageKeys.newsLists)
    return loadNews(readDatabase(), readLanguage(), NEWS)
  },
  head: (_, site) => pageHead({ path: PAGE_PATHS.news, title: site.say('News') }, site),
  Component: ({ data: items, site: { culture, say } }) => (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('News')}</h1>
      {items.length === 0 && <EmptyState icon="calendar" title={say('NewsEmpty')} />}
      <NewsList items={items} culture={culture} say={say} heading="h2" hasLead />
    </div>
  ),
})
