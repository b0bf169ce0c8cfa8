'use client'

import { NoticeRegion } from '@rasteh/ui/notice-region'
import { island } from '#island'
import { sayMessage, withAmounts } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { notices, useNotices } from '../notices.ts'

/** Where the page says what happened. */
export function Notices() {
  const { say, money } = usePageSettings()
  const shown = useNotices().map(({ id, tone, messages, retry, link }) => ({
    id,
    tone,
    lines: messages.map((message) => sayMessage(say, withAmounts(message, money))),
    action: retry && { label: say('TryAgain'), run: tryAgain(id, retry) },
    link: link && { label: sayMessage(say, { key: link.key }), href: link.href },
  }))
  return (
    <NoticeRegion
      label={say('Notices')}
      dismissLabel={say('DismissNotice')}
      notices={shown}
      onDismiss={notices.dismiss}
    />
  )
}

function tryAgain(id: number, retry: () => void): () => void {
  return () => {
    notices.dismiss(id)
    retry()
  }
}

export default island('notices/notices', Notices, 'idle')
