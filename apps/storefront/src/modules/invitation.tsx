import { Girih } from '@rasteh/ui/girih'
import type { ReactNode } from 'react'
import styles from './invitation.module.css'

type InvitationProps = { title: string; text: string; children: ReactNode }

/** A band that asks the visitor for something: a few words and one thing to do. */
export function Invitation({ title, text, children }: InvitationProps) {
  return (
    <section className={styles.invitation}>
      <Girih fade="start" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </section>
  )
}
