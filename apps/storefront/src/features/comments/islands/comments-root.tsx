'use client'

import type { ReactNode } from 'react'
import { island } from '#island'
import { useVisitor } from '../../../page/islands/visitor.ts'
import styles from '../comments.module.css'

/** Around all comments: it carries the user id of whoever is signed in, once the shop has said who that is. */
export function CommentsRoot({ children }: { children: ReactNode }) {
  const { visitor } = useVisitor()
  return (
    <div className={styles.root} data-user-id={visitor.userId ?? ''}>
      {children}
    </div>
  )
}

export default island('comments/comments-root', CommentsRoot, 'visible')
