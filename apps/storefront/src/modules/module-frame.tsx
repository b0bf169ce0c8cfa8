import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { createElement, type ReactNode } from 'react'
import styles from './module-frame.module.css'

type ModuleFrameProps = { module: PageModule; children: ReactNode }

/**
 * The container of a module, in the platform's shape: scripts find a module's number as the name of the first
 * anchor inside it. (JSX no longer types an anchor's name, so it is made by hand.)
 */
export function ModuleFrame({ module: { moduleId, blockType, anchor }, children }: ModuleFrameProps) {
  const name = blockType.charAt(0).toUpperCase() + blockType.slice(1)
  const look = blockType === 'bullets' ? styles.beside : styles.frame
  return (
    <div className={`DnnModule DnnModule-${name} DnnModule-${moduleId} ${look}`} id={anchor || undefined}>
      {createElement('a', { name: String(moduleId) })}
      {children}
    </div>
  )
}
