import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import type { ReactNode } from 'react'
import styles from './example.module.css'

export type ExampleProps = { culture: Culture; say: Say }

/** One state of a component under its name. Components that are at the window's edge are at this box's edge instead. */
export function State({
  name,
  isTall = false,
  children,
}: {
  name: string
  isTall?: boolean
  children: ReactNode
}) {
  return (
    <figure className={styles.state}>
      <figcaption className={styles.name} dir="ltr">
        {name}
      </figcaption>
      <div className={isTall ? styles.tall : styles.box}>{children}</div>
    </figure>
  )
}
