import type { BrowserContext, Page } from '@playwright/test'
import type { AttackedShop } from '../shop/attacked-shop.ts'

export type WatchedPage = {
  open: (path: string) => Promise<void>
  harms: string[]
  close: () => Promise<void>
}

const RAN = 'STORED-TEXT-RAN'
const VIOLATED = 'POLICY-VIOLATED'

/** Runs in the browser before each page: it tells the console what a stored text did, or tried. */
const LISTEN = `
  window.hit = () => console.error('${RAN}')
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error('${VIOLATED}', event.violatedDirective, event.blockedURI, event.sample))`

/** Runs in the browser after each page; an address that React has put out of action is none. */
const FIND_MARKUP = `(() => {
  const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href'])
  const runs = (value) =>
    /^javascript:/i.test([...value].filter((sign) => sign > ' ').join('')) && !value.includes('React has blocked')
  const isHarmful = ({ name, value }) =>
    /^on[a-z]+$/.test(name) || name === 'srcdoc' || (addresses.has(name) && runs(value))
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(isHarmful)
      .map(({ name, value }) => '<' + element.localName + ' ' + name + '="' + value.slice(0, 60) + '">'))
})()`

/** A page that tells when a stored text has run, was stopped by the policy alone, or is in it as markup. */
export async function openWatched(context: BrowserContext, shop: AttackedShop): Promise<WatchedPage> {
  const harms: string[] = []
  const page = await context.newPage()
  const note = (what: string) => harms.push(`${what} on ${new URL(page.url()).pathname}`)
  await page.addInitScript({ content: LISTEN })
  page.on('dialog', (dialog) => {
    note(`a dialog “${dialog.message()}”`)
    dialog.dismiss().catch(() => null)
  })
  page.on('console', (message) => {
    if (message.text().startsWith(RAN)) note('a stored text ran')
    if (message.text().startsWith(VIOLATED)) note(message.text())
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== shop.origin) note(`${origin} was asked`)
  })
  const open = async (path: string) => {
    const answer = await page.goto(`${shop.origin}${path}`, { waitUntil: 'load', timeout: 60_000 })
    if (answer?.status() !== 200) throw new Error(`${path} → ${answer?.status()}`)
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => null)
    for (const markup of await findMarkup(page)) note(markup)
  }
  return { open, harms, close: () => page.close() }
}

/** Handlers and addresses that run a script: none of the shop's own pages has one. */
const findMarkup = (page: Page) => page.evaluate<string[]>(FIND_MARKUP)
