'use client'

import { useVisitor } from '../../page/islands/visitor.ts'

/** Who would comment, vote or answer here: staff do so in the dashboard, and are nobody on the shop's pages. */
export function useCommenter(): { isKnown: boolean; userId: number | null } {
  const { isKnown, visitor } = useVisitor()
  return { isKnown, userId: visitor.isAdmin ? null : visitor.userId }
}
