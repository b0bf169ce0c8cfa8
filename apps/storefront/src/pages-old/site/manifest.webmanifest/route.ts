import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { directionOf } from '@rasteh/persian-text/culture'
import { readCulture } from '../../../page/culture.ts'
import { loadFront } from '../../../page/front.ts'
import { loadSay } from '../../../page/say.ts'

export const dynamic = 'force-dynamic'

/** What a phone needs to keep the shop among its apps. */
export async function GET(): Promise<Response> {
  const [culture, { shopName }, say] = await Promise.all([readCulture(), loadFront(), loadSay()])
  const manifest = {
    id: '/',
    name: shopName,
    short_name: shopName,
    description: say('HomeDescription', { shop: shopName }),
    lang: culture,
    dir: directionOf(culture),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0e7c7b',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: say('BasketPage'), url: PAGE_PATHS.basket }],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
