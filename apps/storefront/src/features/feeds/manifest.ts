import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { directionOf } from '@rasteh/persian-text/culture'
import { sellsGoods } from '@rasteh/shop-core/brand'
import { brandPictureUrl } from '#page/layout/brand-picture.ts'
import { loadSite } from '#page/load/load-site.ts'

/** What a phone needs to keep the shop among its apps. */
export async function loadManifest() {
  const { culture, shopName, say, brand } = await loadSite()
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
    theme_color: brand.colour,
    icons: iconsOf(brand.mark).map((icon) => ({ ...icon, type: 'image/png' })),
    shortcuts: sellsGoods(brand.siteKind) ? [{ name: say('BasketPage'), url: PAGE_PATHS.basket }] : [],
  }
}

function iconsOf(mark: string | null) {
  return [
    { src: mark ? brandPictureUrl(mark, '192') : '/icons/icon-192.png', sizes: '192x192' },
    { src: mark ? brandPictureUrl(mark, '512') : '/icons/icon-512.png', sizes: '512x512' },
    {
      src: mark ? brandPictureUrl(mark, 'maskable') : '/icons/icon-maskable-512.png',
      sizes: '512x512',
      purpose: 'maskable',
    },
  ]
}
