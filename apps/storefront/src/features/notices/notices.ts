'use client'

import { useSyncExternalStore } from 'react'
import { createNoticeStore, type Notice } from './notice-store.ts'

/** The page's own notices. */
export const notices = createNoticeStore()

const NONE = notices.read()

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(notices.subscribe, notices.read, () => NONE).notices
}
