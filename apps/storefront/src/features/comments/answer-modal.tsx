'use client'

import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Modal } from '@rasteh/ui/modal'
import { Skeleton } from '@rasteh/ui/skeleton'
import { type ReactNode, Suspense, use, useMemo } from 'react'
import { loadPageContent } from '#page/islands/page-content.tsx'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './answer.module.css'
import { ANSWER_TEMPLATE } from './answer-template.tsx'
import { AnswerForm } from './islands/answer-form.tsx'

export type AnswerModalProps = {
  commentId: number
  name: string
  place: CommentsPlace
  /** The URL of the shared template, which shows what is answered. */
  template: string
  isOpen: boolean
  onClose: () => void
}

/** The window in which a comment is answered. It closes by itself soon after the answer was sent. */
export function AnswerModal({ commentId, name, place, template, isOpen, onClose }: AnswerModalProps) {
  const { say, money } = usePageSettings()
  // Begun here and not in the part that waits for it: that one is rendered again from nothing until it has come.
  const loading = useMemo(
    () => (isOpen ? loadPageContent(template, ANSWER_TEMPLATE).catch(() => null) : null),
    [template, isOpen],
  )
  return (
    <Modal
      title={say('CommentAnswerTo', { name: `\u2068${name}\u2069` })}
      closeLabel={say('Close')}
      culture={money.culture}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton shape="control" />}>
        {loading && (
          <Template loading={loading} failed={say('LightboxContentFailed')}>
            <AnswerForm commentId={commentId} place={place} onDone={onClose} />
          </Template>
        )}
      </Suspense>
    </Modal>
  )
}

type TemplateProps = { loading: Promise<ReactNode>; failed: string; children: ReactNode }

/** What the template shows of the answered comment, and the form below it; without a template there is nothing to answer. */
function Template({ loading, failed, children }: TemplateProps) {
  const content = use(loading)
  if (content === null) return <FormAlert tone="refused">{failed}</FormAlert>
  return (
    <>
      <div className={styles.quote}>{content}</div>
      {children}
    </>
  )
}
