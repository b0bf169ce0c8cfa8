'use client'

import type { ReactNode } from 'react'
import { useVisitor } from '#features/account/public-visitor.ts'
import { island } from '#island'
import styles from '../comments.module.css'

/** Around all comments: it carries the id of the signed-in user, once the shop has answered it. */
export function CommentsRoot({ children }: { children: ReactNode }) {
  const { visitor } = useVisitor()
  return (
    <div className={styles.root} data-user-id={visitor.userId ?? ''}>
      {children}
    </div>
  )
}

export default island('comments/comments-root', CommentsRoot, 'visible')
