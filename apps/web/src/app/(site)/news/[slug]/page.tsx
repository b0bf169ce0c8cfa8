import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatDate } from '@rasteh/persian-text/jalali'
import { loadNewsItem } from '@rasteh/shop-store/reads/articles'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import type { Metadata } from 'next'
import { cache } from 'react'
import { Article } from '../../../../features/articles/article.tsx'
import { answerMissing, missingMetadata } from '../../../../features/shell/missing-page.tsx'
import { newsAddress, toWords } from '../../../../site/addresses.ts'
import { alternatesOf } from '../../../../site/alternates.ts'
import { readCulture, readLanguage } from '../../../../site/culture.ts'
import { readDatabase } from '../../../../site/database.ts'
import { loadSay } from '../../../../site/say.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

const findNews = cache(async (slug: string) =>
  loadNewsItem(readDatabase(), toWords(slug), await readLanguage()),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const item = await findNews((await params).slug)
  if (!item) return missingMetadata()
  return {
    title: item.title,
    ...(item.summary ? { description: item.summary } : {}),
    alternates: alternatesOf(newsAddress(item), await readCulture()),
  }
}

export default async function NewsItemPage({ params }: Props) {
  const item = await findNews((await params).slug)
  if (!item) return answerMissing()
  const [say, culture] = await Promise.all([loadSay(), readCulture()])
  return (
    <Article {...item} emptyText={say('PageEmpty')}>
      <Breadcrumb
        label={say('Breadcrumb')}
        crumbs={[
          { href: PAGE_PATHS.home, title: say('HomePage') },
          { href: PAGE_PATHS.news, title: say('News') },
        ]}
      />
      <time dateTime={item.publishedAt.toISOString()}>
        {say('NewsPublishedOn', { date: formatDate(item.publishedAt, culture) })}
      </time>
    </Article>
  )
}
