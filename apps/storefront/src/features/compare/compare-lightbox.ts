import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { type CompareGroup, formatCompareHash } from '@rasteh/shop-core/compare'
import { lightbox } from '#features/lightbox/public-lightbox.ts'
import type { PageSay } from '#page/islands/page-settings.tsx'

/** Opens the comparison of groups in a lightbox as large as the window; closing it reloads the page. */
export function openComparison(groups: readonly CompareGroup[], say: PageSay): void {
  const hash = formatCompareHash(groups.map(({ groupId }) => groupId))
  const item = { kind: 'frame', href: PAGE_PATHS.compare + hash, title: say('CompareList') } as const
  // What was left out inside the frame must show on the page too.
  void lightbox.open({ items: [item], size: 'window', onClosed: () => location.reload() })
}
