'use client'

import { loadCurrentUserVotes } from '@rasteh/shop-client/comment-calls'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { useCallback, useSyncExternalStore } from 'react'
import { createExternalStore } from '#page/islands/external-store.ts'
import { useCommenter } from './commenter.ts'

type CurrentUserVotes = ReadonlyMap<number, boolean>

const store = createExternalStore<{ votes: CurrentUserVotes }>({ votes: new Map() })
const asked = new Set<string>()

/**
 * How this customer voted on a comment before: true for, false against, null not at all. The shop is asked once a
 * section, and only where anybody has voted.
 */
export function useCurrentUserVote(
  commentId: number,
  { sectionType, sectionId }: CommentsPlace,
  hasVotes: boolean,
) {
  const { userId } = useCommenter()
  const isWanted = userId !== null && hasVotes
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = store.subscribe(listener)
      if (isWanted) void ask({ sectionType, sectionId })
      return stop
    },
    [isWanted, sectionType, sectionId],
  )
  const read = () => store.read().votes.get(commentId) ?? null
  return useSyncExternalStore(subscribe, read, () => null)
}

async function ask(place: CommentsPlace): Promise<void> {
  const key = `${place.sectionType} ${place.sectionId}`
  if (asked.has(key)) return
  asked.add(key)
  const votes = await loadCurrentUserVotes(place)
  const known = votes.map(({ commentId, isUpVote }) => [commentId, isUpVote] as const)
  store.set({ votes: new Map([...store.read().votes, ...known]) })
}
