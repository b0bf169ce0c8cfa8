'use client'

import type { CONFIRM_DIALOG } from '@rasteh/shop-core/shell'
import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#page/islands/external-store.ts'

type Button = (typeof CONFIRM_DIALOG.buttons)[number]

/** What is asked: a text, or the URL of a page of this site whose content is shown. */
export type Question = {
  title: string
  content: { text: string } | { url: string }
  /** Without them: ok and close. */
  buttons?: readonly Button[]
  /** Other words for the buttons than the usual ones. */
  labels?: Partial<Record<Button, string>>
}

export type Asked = Question & { answer: (button: Button) => void }

const store = createExternalStore<{ asked: Asked | null }>({ asked: null })

/** Asks the visitor and answers whether they agreed. A second question takes the first one's place, as a no. */
export function confirm(question: Question): Promise<boolean> {
  store.read().asked?.answer('close')
  return new Promise((agreed) => {
    const answer = (button: Button) => {
      store.set({ asked: null })
      agreed(button === 'ok')
    }
    store.set({ asked: { ...question, answer } })
  })
}

/** The question that is open. */
export function useQuestion(): Asked | null {
  return useSyncExternalStore(store.subscribe, store.read, () => NONE).asked
}

const NONE = { asked: null }
