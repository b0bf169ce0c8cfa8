import '@rasteh/ui/fonts.css'
import '@rasteh/ui/tokens.css'
import '@rasteh/ui/base.css'
import type { ReactNode } from 'react'
import { Notices } from '#features/notices/public.ts'
import styles from './frame-layout.module.css'

/** Pages that open in a lightbox's frame: the page around them has the header and the footer already. */
export function FrameLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main className={styles.main} id="content">
        {children}
      </main>
      <Notices />
    </>
  )
}
