import { PAGE_PATHS } from './call-paths.ts'

/** Every path that goes to the dashboard, with all below it: its screens, the content platform's calls, and its own files. */
export const DASHBOARD_PATHS: readonly string[] = [PAGE_PATHS.dashboard, '/cms-api', '/_next']

/** Says whether the dashboard answers this path (without its query). Case matters: `/Dashboard` is a page of the shop. */
export function isDashboardPath(pathname: string): boolean {
  return DASHBOARD_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
