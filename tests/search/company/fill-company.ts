import { refreshWholeCompany } from '@rasteh/search/company-feed'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { TestDatabase } from '@rasteh/test-kit/database'
import { addWrittenNews, addWrittenPage } from '@rasteh/test-kit/written-texts'
import { files } from './files.ts'
import { news, questions } from './news.ts'
import { pages, type Text } from './pages.ts'

/** Publishes the judged company's pages, news, questions and PDFs, and makes their documents. */
export async function fillCompany({ owner }: TestDatabase, shop: Pool): Promise<void> {
  for (const text of pages) await addWrittenPage(owner, { slug: text.slug, [languageOf(text)]: text })
  for (const { slug, ...fa } of news) await addWrittenNews(owner, { slug, fa })
  const items = questions.map(({ id, question, answer }) => ({ id, title: question, text: answer }))
  const faq = await addWrittenPage(owner, { slug: 'faq', fa: { title: 'پرسش‌های پرتکرار' } })
  await owner.query('update public.pages_locales set layout = $2 where _parent_id = $1', [
    faq.id,
    JSON.stringify([{ id: 'm', blockType: 'faq', moduleId: 1, title: 'پرسش‌ها', items }]),
  ])
  for (const { slug, title, text } of files)
    await owner.query(
      `with file as (insert into public.files (filename, mime_type, text) values ($1, 'application/pdf', $3) returning id)
       insert into public.files_locales (_parent_id, _locale, title) select id, 'fa', $2 from file`,
      [slug, title, text],
    )
  await refreshWholeCompany(shop)
}

const languageOf = ({ title }: Text) => (/[a-z]/i.test(title) ? 'en' : 'fa')
