'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { checkCommentRight } from '@rasteh/shop-core/comments'
import type { CommentsPlace } from '@rasteh/shop-store/reads/comments'
import { Link } from '@rasteh/ui/link'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { island } from '#island'
import { loadPart } from '#page/islands/load-part.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import type { AnswerModalProps } from '../answer-modal.tsx'
import styles from '../comment-card.module.css'
import { useCommenter } from '../commenter.ts'

type AnswerButtonProps = { commentId: number; name: string; place: CommentsPlace }

/** Opens the answer's window, whose script comes with the first press; without scripts it leads to the template's page. */
export function AnswerButton({ commentId, name, place }: AnswerButtonProps) {
  const { say } = usePageSettings()
  const { isKnown, userId } = useCommenter()
  const [isOpen, setOpen] = useState(false)
  const [Window, setWindow] = useState<ComponentType<AnswerModalProps> | null>(null)
  const template = `${PAGE_PATHS.commentAnswer}?id=${commentId}`

  async function open(): Promise<void> {
    const right = checkCommentRight('answer', { userId, guestsMayComment: false })
    if (isKnown && !right.ok)
      return notices.show({ tone: 'alert', messages: [{ key: 'OnlyAvailableForUsers' }] })
    const part = await loadPart(
      () => import('../answer-modal.tsx'),
      () => void open(),
    )
    if (!part) return
    setWindow(() => part.AnswerModal)
    setOpen(true)
  }

  function press(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open()
  }

  return (
    <>
      <Link
        className={styles.answer}
        href={template}
        rel="nofollow"
        aria-label={say('CommentAnswerTo', { name: `\u2068${name}\u2069` })}
        onClick={press}
      >
        {say('CommentAnswer')}
      </Link>
      {Window && (
        <Window
          commentId={commentId}
          name={name}
          place={place}
          template={template}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export default island('comments/answer-button', AnswerButton, 'visible')
