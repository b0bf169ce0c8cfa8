import type { Access } from 'payload'
import { isLimited, loadBranchPages } from './branch-pages.ts'

/** The same right, and for a limited person of the pages of their branches alone. */
export const inBranches =
  (rule: Access): Access =>
  async (asked) => {
    const answer = await rule(asked)
    if (answer !== true || !isLimited(asked.req)) return answer
    const pages = await loadBranchPages(asked.req)
    return pages.size > 0 && { id: { in: [...pages] } }
  }

/** A page is begun below one of theirs (`keepToBranches`): who has no branches begins none. */
export const createInBranches =
  (rule: Access): Access =>
  async (asked) =>
    (await rule(asked)) && (!isLimited(asked.req) || (await loadBranchPages(asked.req)).size > 0)
