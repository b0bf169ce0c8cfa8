import type { Written } from '@rasteh/shop-store/reads/articles'
import { Icon } from '@rasteh/ui/icon'
import { readLanguage } from '../../page/culture.ts'
import { loadSay } from '../../page/say.ts'
import styles from './untranslated-notice.module.css'

/** Says above a text that it stands in another language than the page; nothing where it does not. */
export async function UntranslatedNotice({ written }: { written: Written }) {
  const [language, say] = await Promise.all([readLanguage(), loadSay()])
  if (written.title === language && written.body === language) return null
  return (
    <p className={styles.notice} role="note">
      <Icon name="info" />
      {say('PageUntranslated')}
    </p>
  )
}
