import type { Page } from '@playwright/test'
import { asCustomer, openCheckoutOf, openGifts, openOrder, openOrders } from './customer-screens.ts'
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
  { name: 'careers', open: go('/careers') },
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
  { name: 'register', open: asCustomer('/register') },
  { name: 'profile', open: asCustomer('/profile') },
  { name: 'profile-orders', open: openOrders },
  { name: 'profile-orders-empty', open: asCustomer('/profile/orders') },
  { name: 'profile-details', open: asCustomer('/profile/details') },
  { name: 'profile-addresses', open: asCustomer('/profile/addresses') },
  { name: 'profile-favorites', open: asCustomer('/profile/favorites') },
  { name: 'profile-score', open: asCustomer('/profile/score') },
  { name: 'profile-security', open: asCustomer('/profile/security') },
  { name: 'profile-files', open: asCustomer('/profile/files') },
  { name: 'profile-data', open: asCustomer('/profile/data') },
  { name: 'order-on-delivery', open: (page) => openOrder(page, 1) },
  { name: 'order-by-card', open: (page) => openOrder(page, 2) },
  { name: 'order-gift', open: openGifts },
  { name: 'sign-in-dashboard', open: go('/dashboard/login') },
]
