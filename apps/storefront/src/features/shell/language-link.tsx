import { CULTURE_COOKIE, type Culture, languageOf } from '@rasteh/persian-text/culture'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import type { PageSay } from '#page/islands/page-settings.tsx'

type LanguageLinkProps = {
  culture: Culture
  say: PageSay
  /** Where the other culture begins, if this very page is not there in it. */
  path?: string | undefined
  className?: string | undefined
  textClassName?: string | undefined
}

/** Leads to this very page in the other culture; a query alone keeps the URL. */
export function LanguageLink({ culture, say, path = '', className, textClassName }: LanguageLinkProps) {
  const other: Culture = culture === 'fa-IR' ? 'en-US' : 'fa-IR'
  const name = other === 'fa-IR' ? say('LanguagePersian') : say('LanguageEnglish')
  return (
    <Link
      className={className}
      href={`${path}?${CULTURE_COOKIE}=${other}`}
      hrefLang={other}
      lang={languageOf(other)}
      data-culture={other}
    >
      <Icon name="globe" />
      <span className={textClassName}>{name}</span>
    </Link>
  )
}
