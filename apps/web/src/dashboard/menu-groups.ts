import { dashboardGroups } from '@rasteh/messages/dashboard'

const { shop, sales, content, people, settings } = dashboardGroups

/** Under which heading of the menu each collection and settings page stands. */
export const menuGroups: Readonly<Record<string, string>> = {
  products: shop,
  variants: shop,
  prices: shop,
  'price-layers': shop,
  categories: shop,
  'product-groups': shop,
  downloads: shop,
  offers: sales,
  'special-codes': sales,
  gifts: sales,
  marketers: sales,
  pages: content,
  news: content,
  media: content,
  messages: content,
  redirects: content,
  'main-menu': content,
  header: content,
  footer: content,
  comments: people,
  feedback: people,
  customers: people,
  'customer-groups': people,
  'payment-methods': settings,
  banks: settings,
  'installment-banks': settings,
  'installment-plans': settings,
  'delivery-methods': settings,
  cities: settings,
  staff: settings,
  'shop-settings': settings,
}
