import type { ReviewedPages } from '@rasteh/shop-store/reads/reviews'
import { type Asking, isLimited, loadBranchPages } from '#collections/Pages/branches/branch-pages.ts'

/** The pages that a person may answer reviews of; null: there is no limit. */
export async function reviewedPages(req: Asking): Promise<ReviewedPages> {
  return isLimited(req) ? [...(await loadBranchPages(req))] : null
}
