import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './section.module.css'

type SectionProps = {
  id: string
  title: string
  more?: { href: string; rel?: string | undefined; label: string } | undefined
  children: ReactNode
}

/** A part of a page under its own heading, with a link to all of it. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {more && (
          <Link className={styles.more} href={more.href} rel={more.rel}>
            {more.label}
            <Icon name="chevron" isMirrored />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
