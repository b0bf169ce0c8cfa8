/** First parts of addresses that have a pattern of their own; every other page was written in the dashboard. */
const PATTERNS: Record<string, string> = {
  '': '/',
  _next: '/_next/*',
  media: '/media/*',
  category: '/category/:id',
  product: '/product/:id',
  news: '/news/:slug',
  search: '/search',
  'Search-Results': '/search',
  offers: '/offers',
  basket: '/basket',
  checkout: '/checkout',
  login: '/login',
  register: '/register',
  profile: '/profile',
  feedback: '/feedback',
  compare: '/compare',
  'special-order': '/special-order',
  preview: '/preview/*',
  dashboard: '/dashboard/*',
  'cms-api': '/cms-api/*',
  DesktopModules: '/DesktopModules/*',
  sitemap: '/sitemap/*',
  'sitemap.xml': '/sitemap/*',
  health: '/health',
  api: 'shop-api',
}

/** The pattern of a page's address, for figures: few, whatever anybody asks for. */
export function routePattern(pathname: string): string {
  const [, first = '', second] = pathname.split('/')
  if (first === 'shop') return second === 'payment' ? 'shop-api' : '/shop/order/*'
  if (first === 'news' && !second) return '/news'
  return Object.hasOwn(PATTERNS, first) ? (PATTERNS[first] ?? '/*') : '/*'
}
