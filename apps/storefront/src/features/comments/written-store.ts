'use client'

import type { ListedComment } from '@rasteh/contracts/comment-list'
import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#page/islands/external-store.ts'

type Written = { readonly parentId: number | null; readonly comment: ListedComment }

const store = createExternalStore<{ written: readonly Written[] }>({ written: [] })
const NONE = store.read()

/** Shows a comment that was published at once on the page that it was written on, which was rendered before it. */
export function showWritten(
  parentId: number | null,
  comment: Pick<ListedComment, 'id' | 'text'> & Partial<Pick<ListedComment, 'rating' | 'pros' | 'cons'>>,
): void {
  const fresh = {
    name: null,
    isByStaff: false,
    isByBuyer: false,
    upVotes: 0,
    downVotes: 0,
    rating: null,
    pros: null,
    cons: null,
    answerCount: 0,
    answers: [],
  }
  const one = { parentId, comment: { ...fresh, ...comment, writtenAtMs: Date.now() } }
  store.set({ written: [...store.read().written, one] })
}

/** What was written on this page under a comment; under none, the newest first. */
export function useWritten(parentId: number | null): readonly ListedComment[] {
  const { written } = useSyncExternalStore(store.subscribe, store.read, () => NONE)
  const own = written.filter((one) => one.parentId === parentId).map(({ comment }) => comment)
  return parentId === null ? own.toReversed() : own
}
