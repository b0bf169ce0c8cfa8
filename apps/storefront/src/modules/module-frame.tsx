import { toModuleLook } from '@rasteh/shop-core/modules'
import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { createElement, type ReactNode } from 'react'
import { wordsIn } from '#page/culture/foreign-words.ts'
import styles from './module-frame.module.css'

type ModuleFrameProps = { module: PageModule; children: ReactNode }

/**
 * The container of a module, in the platform's shape: scripts find a module's number as the name of the first
 * anchor inside it. (JSX no longer types an anchor's name, so it is made by hand.)
 */
export function ModuleFrame({ module, children }: ModuleFrameProps) {
  const { moduleId, blockType, anchor, language } = module
  const name = blockType.charAt(0).toUpperCase() + blockType.slice(1)
  const look = blockType === 'bullets' ? styles.beside : styles.frame
  const { background, width, spacing, screens } = toModuleLook(module)
  return (
    <div
      className={`DnnModule DnnModule-${name} DnnModule-${moduleId} ${look}`}
      id={anchor || undefined}
      {...(language ? wordsIn(language) : {})}
      data-background={background}
      data-width={width}
      data-spacing={spacing}
      data-screens={screens}
    >
      {createElement('a', { name: String(moduleId) })}
      {children}
    </div>
  )
}
