import { accept, type Outcome, refuse } from '../outcome.ts'

/** A page that is saved: where it is now, and where it is to be. A new one has no id. */
export type BranchedPage = { id: number | null; parentId: number | null; parentBefore: number | null }

export type BranchRefusal = { kind: 'outside-branches' }

/**
 * Says whether a person who works on some branches of the tree may save a page there: it is in them, and so is the place that
 * it moves to. The page at the top of a branch stays where it is, below a page that is not theirs.
 */
export function checkBranch(
  { id, parentId, parentBefore }: BranchedPage,
  pages: ReadonlySet<number>,
): Outcome<null, BranchRefusal> {
  const isInside = id === null || pages.has(id)
  const stays = id !== null && parentId === parentBefore
  if (isInside && (stays || (parentId !== null && pages.has(parentId)))) return accept(null)
  return refuse({ kind: 'outside-branches' })
}
