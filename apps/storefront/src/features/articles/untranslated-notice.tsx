import { languageOf } from '@rasteh/persian-text/culture'
import type { Written } from '@rasteh/shop-store/reads/articles'
import { Icon } from '@rasteh/ui/icon'
import type { Site } from '#page/load/load-site.ts'
import styles from './untranslated-notice.module.css'

/** Says above a text that it is in another language than the page; nothing where it does not. */
export function UntranslatedNotice({ written, site }: { written: Written; site: Site }) {
  const language = languageOf(site.culture)
  if (written.title === language && written.body === language) return null
  return (
    <p className={styles.notice} role="note">
      <Icon name="info" />
      {site.say('PageUntranslated')}
    </p>
  )
}
