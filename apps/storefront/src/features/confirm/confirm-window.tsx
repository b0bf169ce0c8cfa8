'use client'

import { ConfirmDialog } from '@rasteh/ui/confirm-dialog'
import { Skeleton } from '@rasteh/ui/skeleton'
import { type ReactNode, Suspense, use, useMemo, useRef } from 'react'
import { loadPageContent } from '#page/islands/page-content.tsx'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import type { Asked } from './confirm.ts'

/** The window of a question. While it closes it still shows what was asked. */
export function ConfirmWindow({ asked }: { asked: Asked | null }) {
  const { say, money } = usePageSettings()
  const last = useRef(asked)
  if (asked) last.current = asked
  const question = last.current
  if (!question) return null
  const { title, content, buttons, labels, answer } = question
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={title}
      culture={money.culture}
      labels={{ ok: say('Ok'), close: say('Close'), ...labels }}
      buttons={buttons}
      onAnswer={answer}
    >
      {'text' in content ? (
        <p>{content.text}</p>
      ) : (
        <PageContent url={content.url} failed={say('NetworkFailed')} />
      )}
    </ConfirmDialog>
  )
}

function PageContent({ url, failed }: { url: string; failed: string }) {
  const content = useMemo(() => loadPageContent(url).catch(() => <p role="alert">{failed}</p>), [url, failed])
  return (
    <Suspense fallback={<Waiting />}>
      <Arrived content={content} />
    </Suspense>
  )
}

function Arrived({ content }: { content: Promise<ReactNode> }) {
  return use(content)
}

function Waiting() {
  return (
    <>
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton />
    </>
  )
}
