import type { Say } from '@rasteh/messages/say'
import { LINKS_USUAL } from '@rasteh/shop-core/modules'
import { buttonClass } from '@rasteh/ui/button-class'
import type { ReactNode } from 'react'
import LinksBehaviour from '#modules/links/islands/links-behaviour.tsx'
import styles from './more-loader.module.css'

type MoreLoaderProps = {
  moduleId: number
  callback?: string | undefined
  say: Say
  /** The rest as it is, for those who run no scripts. */
  children: ReactNode
}

/** A loader element: its first press loads the partial `More` of its module into the place above it. */
export function MoreLoader({ moduleId, callback = LINKS_USUAL.callback, say, children }: MoreLoaderProps) {
  const container = `links-${moduleId}-more`
  const loader = {
    'ajax-loaded': 'false',
    'ajax-callback': callback,
    'ajax-partial': 'More',
    'ajax-container': container,
  }
  return (
    <>
      {/* Filled by the loader: React leaves what is in it alone. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty */}
      <div id={container} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      <div className={styles.more}>
        <button
          type="button"
          id={`${container}-loader`}
          className={buttonClass({ kind: 'secondary' })}
          aria-controls={container}
          aria-expanded="false"
          {...loader}
        >
          <span className={styles.whenFolded}>{say('ShowMore')}</span>
          <span className={styles.whenUnfolded}>{say('ShowLess')}</span>
        </button>
      </div>
      <noscript>{children}</noscript>
      <LinksBehaviour />
    </>
  )
}
