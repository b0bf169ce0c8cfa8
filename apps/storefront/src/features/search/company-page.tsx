import type { CompanyHit } from '@rasteh/search/company-search'
import type { Site } from '#page/load/load-site.ts'
import { CompanyResults } from './company-results.tsx'
import type { CompanyResults as Found } from './company-search.ts'
import { ResultsHead } from './results-head.tsx'
import styles from './results-page.module.css'

type CompanyPageProps = {
  text: string
  found: Found
  urlOf: (kind: CompanyHit['kind'] | null) => string
  site: Site
}

/** Prices and unsold things are matters of products. */
const NOTHING_ELSE = { understood: [], unsold: [], isNearest: false, asked: null } as const

/** The results of a search that found no products, or looks for none. */
export function CompanyPage({ text, found, urlOf, site: { culture, say } }: CompanyPageProps) {
  return (
    <div className={styles.page}>
      <ResultsHead
        text={text}
        categoryTitle={null}
        found={{ ...found, ...NOTHING_ELSE }}
        urls={null}
        nearest={null}
        say={say}
      />
      <CompanyResults found={found} urlOf={urlOf} culture={culture} say={say} />
    </div>
  )
}
