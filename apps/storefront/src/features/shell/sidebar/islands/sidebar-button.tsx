'use client'

import { Icon } from '@rasteh/ui/icon'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { usePart } from '#page/islands/use-part.ts'
import type { SidebarProps } from '../sidebar.tsx'
import { useSidebar } from '../use-sidebar.ts'
import styles from './sidebar-button.module.css'

const load = () => import('../sidebar.tsx')

type SidebarButtonProps = Omit<SidebarProps, 'isOpen' | 'onClose'>

/** Opens the sidebar of narrow screens, whose script comes when it is first wanted. */
export function SidebarButton(props: SidebarButtonProps) {
  const { say } = usePageSettings()
  const { isOpen, step } = useSidebar()
  const part = usePart(isOpen, load)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={say('OpenMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => step('button')}
      >
        <Icon name="menu" />
      </button>
      {part && <part.Sidebar {...props} isOpen={isOpen} onClose={() => step('dismissed')} />}
    </>
  )
}

export default island('shell/sidebar/sidebar-button', SidebarButton, 'idle')
