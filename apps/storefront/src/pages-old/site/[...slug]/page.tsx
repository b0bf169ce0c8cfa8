import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPage } from '@rasteh/shop-store/reads/articles'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import type { Metadata } from 'next'
import { cache } from 'react'
import { WrittenPage } from '../../../features/articles/written-page.tsx'
import { answerMissing, missingMetadata } from '../../../features/shell/missing-page.tsx'
import { pageAddress, toWords, withQuery } from '../../../page/addresses.ts'
import { readLanguage } from '../../../page/culture.ts'
import { readDatabase } from '../../../page/database.ts'
import { HOME_SLUG } from '../../../page/home-slug.ts'
import { leadTo } from '../../../page/lead-to.ts'
import { pageHead } from '../../../page/page-head.ts'
import type { SearchParams } from '../../../page/product-list/list-choices.ts'
import { loadSay } from '../../../page/say.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string[] }>; searchParams: Promise<SearchParams> }

const findPage = cache(async (slug: string) => loadPage(readDatabase(), slug, await readLanguage()))

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const page = await findPage(slugOf((await params).slug))
  if (!page) return missingMetadata()
  const { title, summary, seo } = page
  return pageHead({
    path: pageAddress(page),
    title: seo.title || title,
    description: seo.description || summary,
    picture: seo.picture,
    isHidden: seo.hidden,
    isInEnglish: page.written.isInEnglish,
  })
}

/** Any address that no other page answers: one written in the dashboard, or none. */
export default async function AnyWrittenPage({ params, searchParams }: Props) {
  const slug = slugOf((await params).slug)
  if (slug === HOME_SLUG) leadTo(withQuery(PAGE_PATHS.home, await searchParams))
  const page = await findPage(slug)
  if (!page) return answerMissing()
  const say = await loadSay()
  return (
    <WrittenPage page={page} emptyText={say('PageEmpty')}>
      <Breadcrumb label={say('Breadcrumb')} crumbs={[{ href: PAGE_PATHS.home, title: say('HomePage') }]} />
    </WrittenPage>
  )
}

function slugOf(segments: readonly string[]): string {
  return segments.map(toWords).join('/')
}
