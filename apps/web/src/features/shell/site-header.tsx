import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import { type Culture, languageOf } from '@rasteh/persian-text/culture'
import { Girih } from '@rasteh/ui/girih'
import { Icon } from '@rasteh/ui/icon'
import { WordMark } from '@rasteh/ui/word-mark'
import type { ReactNode } from 'react'
import { SearchForm } from './search-form.tsx'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  shopName: string
  culture: Culture
  say: Say
  /** The basket's button, an island. */
  basket: ReactNode
}

/** The top of every page, the same for everybody: who is signed in and what is in the basket arrives later. */
export function SiteHeader({ shopName, culture, say, basket }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <Girih fade="end" />
      <div className={styles.bar}>
        <a className={styles.brand} href={PAGE_PATHS.home}>
          <WordMark name={shopName} />
        </a>
        <SearchForm say={say} />
        <div className={styles.tools}>
          <LanguageLink culture={culture} say={say} />
          <a className={styles.tool} href={PAGE_PATHS.login}>
            <Icon name="person" />
            <span className={styles.toolText}>{say('SignIn')}</span>
          </a>
          {basket}
        </div>
      </div>
    </header>
  )
}

/** Leads to this very page in the other culture; a query alone keeps the address. */
function LanguageLink({ culture, say }: { culture: Culture; say: Say }) {
  const other: Culture = culture === 'fa-IR' ? 'en-US' : 'fa-IR'
  const name = other === 'fa-IR' ? say('LanguagePersian') : say('LanguageEnglish')
  return (
    <a className={styles.tool} href={`?language=${other}`} hrefLang={other} lang={languageOf(other)}>
      <Icon name="globe" />
      <span className={styles.toolText}>{name}</span>
    </a>
  )
}
