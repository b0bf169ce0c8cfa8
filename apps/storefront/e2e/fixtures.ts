import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { rowsOfTitle } from '@rasteh/test-kit/rows'

export { expect }

type Fixtures = {
  /** Writes into the report which rows of the specification the test proves. */
  rows: undefined
  /** What a page may say on the console in this test because the test is about it. */
  expectedErrors: RegExp[]
  /** Watches a context that a test opened by itself, and reports its pages; the test's own is watched anyway. */
  watch: (context: BrowserContext) => Promise<void>
}

/**
 * The test of every journey: it fails when a page breaks its Content-Security-Policy, throws, writes an error on
 * the console or asks another origin for anything.
 */
export const test = base.extend<Fixtures>({
  rows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
    async ({}, use, { annotations, title }) => {
      for (const row of rowsOfTitle(title)) annotations.push({ type: 'row', description: row })
      await use(undefined)
    },
    { auto: true },
  ],
  expectedErrors: [[], { option: true }],
  watch: async ({ expectedErrors, baseURL }, use, { annotations }) => {
    const wrongs: string[] = []
    const pages = new Set<string>()
    await use((context) => {
      context.on('page', (page) => {
        page.on('framenavigated', (frame) => {
          if (frame === page.mainFrame()) pages.add(new URL(frame.url()).pathname)
        })
      })
      return watchContext(context, baseURL ?? '', wrongs)
    })
    for (const path of pages) annotations.push({ type: 'page', description: path })
    expect(wrongs.filter((wrong) => !expectedErrors.some((expected) => expected.test(wrong)))).toEqual([])
  },
  context: async ({ context, watch, javaScriptEnabled }, use) => {
    await watch(context)
    if (javaScriptEnabled !== false) context.on('page', waitUntilAwake)
    await use(context)
  },
})

/** A page's scripts start after it is drawn, which is after it is loaded: a journey begins when they answer. */
export function waitUntilAwake(page: Page): void {
  const { goto, reload } = page
  const awake = page.locator(':root[data-awake], :root:not(:has(rasteh-island))')
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options)
    if (!isEarly(options?.waitUntil)) await awake.waitFor({ state: 'attached' })
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    if (!isEarly(options?.waitUntil)) await awake.waitFor({ state: 'attached' })
    return answer
  }
}

const isEarly = (moment: string | undefined) => moment === 'commit' || moment === 'domcontentloaded'

/** Written as text: scripts that take pictures share these fixtures and know no document. */
const REPORT_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (event) => {
  console.error('policy broken: ' + event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample)
})`

/** An answer of 4xx is a refusal that journeys meet on purpose; the browser notes each on the console. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/

async function watchContext(context: BrowserContext, origin: string, wrongs: string[]): Promise<void> {
  const own = new URL(origin).host
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^(http|ws)/.test(protocol) && host !== own) wrongs.push(`asked another origin: ${request.url()}`)
  })
  context.on('weberror', (error) => wrongs.push(`thrown: ${error.error()}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text()))
      wrongs.push(`console: ${message.text()} (${pathOf(message.page())})`)
  })
  await context.addInitScript({ content: REPORT_VIOLATIONS })
  // A shop that is built with faults reads here which of them is on (`pnpm prove rows`).
  const { RASTEH_MUTANT: mutant } = process.env
  if (mutant) await context.addInitScript({ content: `globalThis.__mutant = ${JSON.stringify(mutant)}` })
}

function pathOf(page: Page | null): string {
  return page ? new URL(page.url()).pathname : ''
}
