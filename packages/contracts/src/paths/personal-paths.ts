import { PAGE_PATHS } from './call-paths.ts'

/** Where a manager sees a page before others do. */
export const PREVIEW_PATH = '/preview'

/** Pages of one person, and all below them: never kept by a cache, so each answer can carry a secret of its own. */
export const PERSONAL_PATHS: readonly string[] = [
  PREVIEW_PATH,
  PAGE_PATHS.dashboard,
  '/cms-api',
  PAGE_PATHS.checkout,
  PAGE_PATHS.profile,
  PAGE_PATHS.register,
  '/shop/order',
]

/** Says whether this path (without its query) is one person's. */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
