'use client'

import { Icon } from '@rasteh/ui/icon'
import { type ComponentType, useEffect, useState } from 'react'
import { island } from '#island'
import { loadPart } from '../../../../page/islands/load-part.ts'
import { usePageSettings } from '../../../../page/islands/page-settings.tsx'
import type { SidebarProps } from '../sidebar.tsx'
import { useSidebar } from '../use-sidebar.ts'
import styles from './sidebar-button.module.css'

const load = () => import('../sidebar.tsx')

type SidebarButtonProps = Omit<SidebarProps, 'isOpen' | 'onClose'>

/** Opens the sidebar of narrow screens, whose script comes when it is first wanted. */
export function SidebarButton(props: SidebarButtonProps) {
  const { say } = usePageSettings()
  const { isOpen, step } = useSidebar()
  const [Sidebar, setSidebar] = useState<ComponentType<SidebarProps> | null>(null)
  useEffect(() => {
    if (!isOpen || Sidebar) return
    const bring = async () => {
      const part = await loadPart(load, () => void bring())
      if (part) setSidebar(() => part.Sidebar)
    }
    void bring()
  }, [isOpen, Sidebar])
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
      {Sidebar && <Sidebar {...props} isOpen={isOpen} onClose={() => step('dismissed')} />}
    </>
  )
}

export default island('shell/sidebar/sidebar-button', SidebarButton, 'idle')
