'use client'

import { NoticeRegion } from '@rasteh/ui/notice-region'
import { island } from '#island'
import { sayMessage, withAmounts } from '../../../page/islands/message.ts'
import { notices, useNotices } from '../../../page/islands/notices.ts'
import { usePageSettings } from '../../../page/islands/page-settings.tsx'

/** Where the page says what happened. */
export function Notices() {
  const { say, money } = usePageSettings()
  const shown = useNotices().map(({ id, tone, messages, retry, way }) => ({
    id,
    tone,
    lines: messages.map((message) => sayMessage(say, withAmounts(message, money))),
    action: retry && { label: say('TryAgain'), run: tryAgain(id, retry) },
    way: way && { label: sayMessage(say, { key: way.key }), href: way.href },
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
