'use client'

import { keepClear } from '../floating/keep-clear.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './notice-region.module.css'

export type ShownNotice = {
  id: number
  /** An alert interrupts; the others wait until the listener pauses. */
  tone: 'success' | 'plain' | 'alert'
  lines: readonly string[]
  action?: { label: string; run: () => void } | undefined
  /** Where one may go from here. */
  link?: { label: string; href: string } | undefined
}

type NoticeRegionProps = {
  label: string
  dismissLabel: string
  notices: readonly ShownNotice[]
  onDismiss: (id: number) => void
}

/** Where the page speaks up. The region is there from the start: a live region that comes with its text is not heard. */
export function NoticeRegion({ label, dismissLabel, notices, onDismiss }: NoticeRegionProps) {
  const toItem = (notice: ShownNotice) => (
    <Notice key={notice.id} notice={notice} dismissLabel={dismissLabel} onDismiss={onDismiss} />
  )
  return (
    // An open dialog hides the rest of the page from those who hear it, but not what carries this mark.
    <section ref={keepClear} className={styles.region} aria-label={label} data-react-aria-top-layer="true">
      {notices.filter(isAlert).map(toItem)}
      <div className={styles.quiet} role="status">
        {notices.filter((notice) => !isAlert(notice)).map(toItem)}
      </div>
    </section>
  )
}

type NoticeProps = Pick<NoticeRegionProps, 'dismissLabel' | 'onDismiss'> & { notice: ShownNotice }

function Notice({ notice, dismissLabel, onDismiss }: NoticeProps) {
  const { id, tone, lines, action, link } = notice
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={isAlert(notice) ? 'alert' : undefined}>
      <Icon name={SIGNS[tone]} />
      <div className={styles.text}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
      {link && (
        <Link className={styles.action} href={link.href}>
          {link.label}
        </Link>
      )}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        onClick={() => onDismiss(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

const SIGNS = { success: 'check', plain: 'info', alert: 'warning' } as const

function isAlert({ tone }: ShownNotice): boolean {
  return tone === 'alert'
}
