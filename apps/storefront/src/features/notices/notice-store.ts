import type { MessageKey } from '@rasteh/messages/catalogue'
import { NOTICE_DEFAULT_MS, type NoticeState, showNotice, stepNotice } from '@rasteh/shop-core/notices'
import { createExternalStore } from '#page/islands/external-store.ts'
import type { FrameMessage } from '#page/islands/message.ts'

export type NewNotice = {
  tone: 'success' | 'plain' | 'alert'
  /** Said by the frame: a key that only some pages carry does not compile here. */
  messages: readonly FrameMessage[]
  /** How long it stays, if not the default time; null for one that only the visitor closes. */
  showMs?: number | null
  retry?: (() => void) | undefined
  /** Where one may go from here. */
  link?: { key: MessageKey; href: string } | undefined
}

export type Notice = NewNotice & { id: number; life: NoticeState }

/** The notices of the page. Each leaves by itself when its time is over; a new one takes the place of its like. */
export function createNoticeStore(now: () => number = Date.now) {
  const store = createExternalStore<{ notices: readonly Notice[] }>({ notices: [] })
  let count = 0

  function show(notice: NewNotice): void {
    count += 1
    const id = count
    const { showMs = NOTICE_DEFAULT_MS } = notice
    const others = store.read().notices.filter(({ tone }) => tone !== notice.tone)
    store.set({ notices: [...others, { ...notice, id, life: showNotice(now(), showMs) }] })
    if (showMs !== null) setTimeout(() => step(id, { kind: 'time-passed', nowMs: now() }), showMs)
  }

  function step(id: number, event: Parameters<typeof stepNotice>[1]): void {
    const stepped = store
      .read()
      .notices.map((notice) =>
        notice.id === id ? { ...notice, life: stepNotice(notice.life, event) } : notice,
      )
    store.set({ notices: stepped.filter(({ life }) => life.state === 'shown') })
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    show,
    dismiss: (id: number) => step(id, { kind: 'closed' }),
    /** What was said of the last try is out of date once another begins. */
    dismissAlerts: () => store.set({ notices: store.read().notices.filter(({ tone }) => tone !== 'alert') }),
  }
}

export type NoticeStore = ReturnType<typeof createNoticeStore>
