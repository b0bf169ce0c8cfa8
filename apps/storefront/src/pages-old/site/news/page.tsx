import { pageKeys } from '@rasteh/contracts/page-keys'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadNews } from '@rasteh/shop-store/reads/articles'
import { EmptyState } from '@rasteh/ui/empty-state'
import type { Metadata } from 'next'
import { NewsList } from '../../../features/news/news-list.tsx'
import { showsKeys } from '../../../page/answer.ts'
import { readCulture, readLanguage } from '../../../page/culture.ts'
import { readDatabase } from '../../../page/database.ts'
import { pageHead } from '../../../page/page-head.ts'
import { loadSay } from '../../../page/say.ts'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.news, title: say('News') })
}

const NEWS = 48

export default async function NewsPage() {
  showsKeys(pageKeys.newsLists)
  const [say, culture, items] = await Promise.all([
    loadSay(),
    readCulture(),
    loadNews(readDatabase(), await readLanguage(), NEWS),
  ])
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('News')}</h1>
      {items.length === 0 && <EmptyState icon="calendar" title={say('NewsEmpty')} />}
      <NewsList items={items} culture={culture} say={say} heading="h2" hasLead />
    </div>
  )
}
