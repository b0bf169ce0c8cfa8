import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { expect, it } from 'vitest'
import { robotsText } from './robots-text.ts'

const closed = Array.from(
  robotsText('https://rasteh.test').matchAll(/^Disallow: (.*)$/gm),
  ([, path = '']) => path,
)
const isClosed = (url: string) =>
  closed.some((path) => {
    const [start = '', end = ''] = path.split('*')
    return url.startsWith(start) && url.includes(end)
  })

it('lets search engines read every page, so that they see which are not for them', () => {
  expect(Object.values(PAGE_PATHS).filter(isClosed)).toEqual([])
})

it('keeps them from calls', () => {
  const calls = [
    '/api/shop/me',
    '/cms-api/media',
    '/DesktopModules/Shop/AJAX/GetJSMessages.ashx',
    '/Ajax/Captcha.ashx',
  ]
  expect(calls.filter((call) => !isClosed(call))).toEqual([])
})

it('names the map of the site', () => {
  expect(robotsText('https://rasteh.test')).toContain('\nSitemap: https://rasteh.test/sitemap.xml\n')
})
