import type { Page } from '@playwright/test'
import {
  fillBasket,
  followLink,
  openCompare,
  openFilters,
  openLightbox,
  openPreview,
  openSidebar,
  openSuggestions,
} from './open-screens.ts'
import { openCheckoutOf, openGifts, openOrder, openOrders, own } from './own-screens.ts'

export type Screen = { name: string; isMain?: boolean; open: (page: Page) => Promise<unknown> }

const go = (path: string) => (page: Page) => page.goto(path)

/** Every screen of the storefront; the main ones are also taken in English and in the dark. */
export const screens: Screen[] = [
  { name: 'home', isMain: true, open: go('/') },
  { name: 'category', isMain: true, open: (page) => followLink(page, '/category/') },
  { name: 'product', isMain: true, open: (page) => followLink(page, '/product/') },
  { name: 'basket-empty', open: go('/basket') },
  { name: 'basket', isMain: true, open: fillBasket },
  { name: 'basket-preview', isMain: true, open: openPreview },
  { name: 'checkout', isMain: true, open: openCheckoutOf },
  { name: 'order', isMain: true, open: (page) => openOrder(page, 3) },
  { name: 'search', isMain: true, open: go(`/search/q/${encodeURIComponent('چای')}`) },
  { name: 'news', open: go('/news') },
  { name: 'news-item', isMain: true, open: (page) => followLink(page, '/news/') },
  { name: 'page', open: go('/about-us') },
  { name: 'contact', open: go('/contact-us') },
  { name: 'feedback', open: go('/feedback') },
  { name: 'offers', isMain: true, open: go('/offers') },
  { name: 'special-order', open: go('/special-order') },
  { name: 'compare', open: openCompare },
  { name: 'compare-empty', open: go('/DesktopModules/Shop/Shared/Pages/Compare.aspx') },
  { name: 'category-filtered', open: openFilters },
  { name: 'search-corrected', open: go(`/search/q/${encodeURIComponent('زعفزان')}`) },
  { name: 'search-empty', open: go('/search/q/zzqxzzqx') },
  { name: 'suggestions', open: openSuggestions },
  { name: 'sidebar', open: openSidebar },
  { name: 'lightbox', open: openLightbox },
  { name: 'missing', open: go('/no-such-page') },
  { name: 'sign-in', open: go('/login') },
  { name: 'register', open: own('/register') },
  { name: 'profile', open: own('/profile') },
  { name: 'profile-orders', open: openOrders },
  { name: 'profile-orders-empty', open: own('/profile/orders') },
  { name: 'profile-details', open: own('/profile/details') },
  { name: 'profile-addresses', open: own('/profile/addresses') },
  { name: 'profile-favorites', open: own('/profile/favorites') },
  { name: 'profile-score', open: own('/profile/score') },
  { name: 'profile-security', open: own('/profile/security') },
  { name: 'profile-files', open: own('/profile/files') },
  { name: 'profile-data', open: own('/profile/data') },
  { name: 'order-on-delivery', open: (page) => openOrder(page, 1) },
  { name: 'order-by-card', open: (page) => openOrder(page, 2) },
  { name: 'order-gift', open: openGifts },
  { name: 'sign-in-dashboard', open: go('/dashboard/login') },
]
