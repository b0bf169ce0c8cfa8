'use client'

import { useVisitor } from '#features/account/public-visitor.ts'

/** Who would comment, vote or answer here: staff do so in the dashboard, and count as guests on the shop's pages. */
export function useCommenter(): { isKnown: boolean; userId: number | null } {
  const { isKnown, visitor } = useVisitor()
  return { isKnown, userId: visitor.isAdmin ? null : visitor.userId }
}
