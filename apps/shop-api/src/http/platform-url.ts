import { PATHS } from '@rasteh/contracts/paths'

/** The platform's own paths, which its scripts spell in any case; the shop's own have one spelling. */
const PLATFORM_PATHS = new Map(
  [PATHS.messages, PATHS.feedback, PATHS.captcha, PATHS.searchPreview].map((path) => [
    path.toLowerCase(),
    path,
  ]),
)

/** The address with a platform path spelled as its route is; every other address as it came. */
export function toPlatformUrl(url: string): string {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return (PLATFORM_PATHS.get(path.toLowerCase()) ?? path) + url.slice(path.length)
}
