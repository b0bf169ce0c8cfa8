import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { formatDate } from '@rasteh/persian-text/jalali'
import { COMPANY_KINDS, type CompanyHit } from '@rasteh/search/company-search'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Section } from '@rasteh/ui/section'
import { foreignWords } from '#page/culture/foreign-words.ts'
import styles from './company-results.module.css'
import type { CompanyResults as Found } from './company-search.ts'
import { hitUrl } from './hit-url.ts'

type CompanyResultsProps = {
  found: Found
  /** Where the results of one kind are, or of all. */
  urlOf: (kind: CompanyHit['kind'] | null) => string
  culture: Culture
  say: Say
}

/** Pages, news, questions and files that were found, kind by kind. Nothing where there are none. */
export function CompanyResults({ found, urlOf, culture, say }: CompanyResultsProps) {
  if (found.total === 0) return null
  const { only } = found
  return (
    <Section
      id="in-site"
      title={say('SearchInSite')}
      more={only ? { href: urlOf(null), label: say('SearchAllKinds') } : undefined}
    >
      <div className={styles.kinds}>
        {COMPANY_KINDS.filter((kind) => found.totals[kind] > 0).map((kind) => {
          const hits = found.hits.filter((hit) => hit.kind === kind)
          const count = found.totals[kind]
          return (
            <section key={kind} className={styles.kind} aria-labelledby={`in-site-${kind}`}>
              <h3 className={styles.title} id={`in-site-${kind}`}>
                {say(KIND_TITLES[kind])}
                <span className={styles.count}>{say('SearchResultCount', { count })}</span>
              </h3>
              <ul className={styles.list}>
                {hits.map((hit) => (
                  <Hit key={`${hit.id} ${hit.part}`} hit={hit} culture={culture} />
                ))}
              </ul>
              {only === null && count > hits.length && (
                <Link className={styles.more} href={urlOf(kind)}>
                  {say('SearchInSiteAll', { count })}
                  <Icon name="chevron" isMirrored />
                </Link>
              )}
            </section>
          )
        })}
      </div>
    </Section>
  )
}

const KIND_TITLES = {
  page: 'SearchKindPages',
  news: 'SearchKindNews',
  question: 'SearchKindQuestions',
  file: 'SearchKindFiles',
} as const satisfies Record<CompanyHit['kind'], string>

function Hit({ hit, culture }: { hit: CompanyHit; culture: Culture }) {
  return (
    <li className={styles.hit} {...foreignWords(hit.language, culture)}>
      <Link className={styles.link} href={hitUrl(hit)}>
        {hit.title}
      </Link>
      {hit.shownFrom && (
        <time className={styles.date} dateTime={hit.shownFrom.toISOString()}>
          {formatDate(hit.shownFrom, culture)}
        </time>
      )}
      {hit.summary !== '' && <p className={styles.summary}>{hit.summary}</p>}
    </li>
  )
}
