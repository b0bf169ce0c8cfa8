import type { Browser, Page } from '@playwright/test'
import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { barriersOn } from '../barriers.ts'
import { overflowOf } from '../comment-helpers.ts'
import { settle } from '../dashboard-screens.ts'
import { query } from '../database.ts'
import { expect } from '../fixtures.ts'
import { pick, until } from '../page-form.ts'
import { test } from '../shop-fixture.ts'
import { enterAs } from '../staff-helpers.ts'
import { typeInto } from '../typing.ts'
import { CATALOGUE, companyNews, companyPages, englishPages, homeSection } from './company-pages.ts'
import { countClicks } from './count-clicks.ts'
import { approve, preview, saveDraft, scheduleAt, sendForReview } from './review-steps.ts'
import { translatePage, writePage, writeSection } from './write-page.ts'

const PICTURES = 'test-results/editor'
const HOUR_MS = 3_600_000

test('an author builds a company’s site, a publisher approves it, and a visitor walks it', async ({
  page: author,
  shopFixture,
  browser,
  watch,
  baseURL,
}) => {
  test.setTimeout(1_500_000)
  const counted: [name: string, clicks: number][] = []
  const context = await browser.newContext({ locale: 'fa-IR', viewport: { width: 1280, height: 900 } })
  await watch(context)
  const publisher = await context.newPage()
  const [written, published] = [await countClicks(author), await countClicks(publisher)]
  await enterAs(author, shopFixture, 'author')
  await enterAs(publisher, shopFixture, 'editor')

  await bringCatalogue(author)
  counted.push([`${CATALOGUE} (PDF)`, written.taken()])

  const waiting: string[] = []
  const paths: string[] = []
  const send = async (title: string) => {
    await preview(author, title)
    await sendForReview(author, 'آمادهٔ انتشار است.')
    waiting.push(title)
    counted.push([title, written.taken()])
  }
  await send(await changeHome(author))
  for (const sketch of companyPages) {
    await writePage(author, sketch)
    const id = await saveDraft(author)
    paths.push(`/${await author.getByLabel('نشانی کامل').inputValue()}`)
    const english = englishPages[sketch.title]
    if (english) {
      await translatePage(author, id, english)
      await saveDraft(author)
      await author.goto(`/dashboard/collections/pages/${id}?locale=fa`)
      await settle(author)
    }
    await send(sketch.title)
  }
  for (const news of companyNews) {
    await writeNews(author, news)
    paths.push(`/news/${news.slug}`)
    await send(news.title)
  }

  const visitor = await newVisitor(browser, 390)
  for (const path of paths) expect([path, (await visitor.goto(path))?.status()]).toEqual([path, 404])

  const [later] = companyPages.filter(({ isLanding }) => isLanding)
  for (const title of waiting) {
    if (title === later?.title) await scheduleAt(publisher, title, Date.now() + HOUR_MS)
    else await approve(publisher, title)
    counted.push([`${title}: published`, published.taken()])
  }
  expect((await visitor.goto(`/${later?.slug}`))?.status()).toBe(404)
  // The proof does not wait for the hour.
  await shopFixture.owner.query(
    `update public.payload_jobs set wait_until = now() where task_slug = 'schedulePublish' and completed_at is null`,
  )
  await visitor.context().close()

  for (const width of [390, 1440]) {
    const guest = await newVisitor(browser, width)
    await watch(guest.context())
    for (const path of ['/', ...paths]) await walk(guest, path, `${width}`)
    await guest.goto('/naghsh/catalogue')
    const download = guest.waitForEvent('download')
    await guest.getByRole('link', { name: new RegExp(CATALOGUE) }).click()
    expect((await download).suggestedFilename()).toBe(`${CATALOGUE}.pdf`)
    await guest.goto('/naghsh/hamkari')
    await expect(guest.locator('input[type=file]')).toHaveCount(1)
    await guest.context().addCookies([{ name: 'language', value: 'en-US', url: baseURL ?? '' }])
    for (const { title } of companyPages.filter((sketch) => englishPages[sketch.title])) {
      const path = paths[companyPages.findIndex((sketch) => sketch.title === title)] ?? ''
      await walk(guest, path, `${width}-en`)
      await expect(guest.locator('html')).toHaveAttribute('lang', 'en-US')
      await expect(guest).toHaveTitle(new RegExp(englishPages[title]?.title ?? ''))
    }
    await guest.context().close()
  }
  await context.close()
  const lines = counted.map(([name, count]) => `${String(count).padStart(4)} clicks  ${name}`)
  const total = counted.reduce((sum, [, count]) => sum + count, 0)
  process.stdout.write(`${lines.join('\n')}\n${total} clicks for ${waiting.length} documents\n`)
})

async function newVisitor(browser: Browser, width: number): Promise<Page> {
  return (await browser.newContext({ locale: 'fa-IR', viewport: { width, height: 900 } })).newPage()
}

/** The author puts the catalogue into the library, from which their pages show it. */
async function bringCatalogue(page: Page): Promise<void> {
  await page.goto('/dashboard/collections/files/create')
  await settle(page)
  const file = { name: 'catalogue.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await typeInto(page.getByLabel('عنوان').last(), CATALOGUE)
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await page.waitForURL(/\/collections\/files\/\d+/)
}

/** Adds a section to the home page, as a draft beside what is published; answers the page's title. */
async function changeHome(page: Page): Promise<string> {
  const [home] = await query<{ id: number }>(`select id from public.pages where slug = 'home'`)
  await page.goto(`/dashboard/collections/pages/${home?.id}`)
  await settle(page)
  await writeSection(page, homeSection)
  await saveDraft(page)
  return page.getByLabel('عنوان').first().inputValue()
}

async function writeNews(page: Page, news: (typeof companyNews)[number]): Promise<void> {
  await page.goto('/dashboard/collections/news/create')
  await settle(page)
  await typeInto(page.getByLabel('عنوان').first(), news.title)
  await typeInto(page.getByLabel('نشانی صفحه'), news.slug)
  await pick(page, 'category', news.category)
  await typeInto(page.locator('[contenteditable=true]').last(), news.text)
  await saveDraft(page)
}

/** What a visitor meets: one heading, nothing beyond the edge, no barrier, and a picture for us. */
async function walk(visitor: Page, path: string, name: string): Promise<void> {
  await until(async () => expect((await visitor.goto(path))?.status()).toBe(200))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect([path, await overflowOf(visitor)]).toEqual([path, 0])
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  expect(await barriersOn(visitor), path).toEqual([])
  const file = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  await visitor.screenshot({ path: `${PICTURES}/${file}-${name}.png`, fullPage: true })
}
