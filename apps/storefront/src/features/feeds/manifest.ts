import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { directionOf } from '@rasteh/persian-text/culture'
import { loadSite } from '#page/load/load-site.ts'

/** What a phone needs to keep the shop among its apps. */
export async function loadManifest() {
  const { culture, shopName, say } = await loadSite()
  return {
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
}
