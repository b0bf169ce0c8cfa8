'use client'

import { island } from '#island'
import { usePart } from '#page/islands/use-part.ts'
import { useCompare } from '../compare.ts'

const load = () => import('../chosen-bar.tsx')

/** What was chosen of the groups that this page shows. Most visitors compare nothing: the bar comes with the first choice. */
export function CompareBar({ groupIds }: { groupIds: readonly number[] }) {
  const { list, currentGroupId } = useCompare()
  const chosen = list.filter(({ groupId }) => groupIds.includes(groupId))
  const group = chosen.find(({ groupId }) => groupId === currentGroupId) ?? chosen[0]
  const part = usePart(group !== undefined, load)
  if (!group || !part) return null
  const others = chosen.filter(({ groupId }) => groupId !== group.groupId)
  return <part.ChosenBar group={group} others={others} />
}

export default island('compare/compare-bar', CompareBar, 'idle')
