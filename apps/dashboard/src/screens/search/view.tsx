import { searchTuningTexts as texts } from '@rasteh/messages/dashboard'
import { foldText } from '@rasteh/persian-text/fold'
import { loadManagedPopularSearches } from '@rasteh/shop-store/reads/popular-searches'
import { loadProposedSynonyms } from '@rasteh/shop-store/reads/proposed-synonyms'
import {
  loadAskedSearches,
  loadJudgedSearches,
  loadSearchMisses,
} from '@rasteh/shop-store/reads/search-tuning'
import { loadWished } from '@rasteh/shop-store/reads/wishes'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import styles from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { AskedTable } from './asked-table.tsx'
import { draftsOf, loadLatest, tuningOf } from './drafts.ts'
import { LexiconCard } from './lexicon-card.tsx'
import { lexiconPage } from './lexicon-page.ts'
import { PopularCard } from './popular-card.tsx'
import { ProposalsCard } from './proposals-card.tsx'
import { PROPOSALS_SHOWN } from './proposals-shown.ts'
import { SearchTuning } from './search-tuning.tsx'
import { WishedCard } from './wished-card.tsx'
import { WISHED_SHOWN } from './wished-shown.ts'

const MISSES_SHOWN = 50
const ASKED_SHOWN = 50
const POPULAR_MANAGED = 30

/** /dashboard/search-desk. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function SearchView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/search-desk')
  const content = isManager({ req }) ? await renderTuning(req) : <p>{texts.notAllowed}</p>
  return (
    <ScreenFrame props={props} title={texts.title} crumb={{ label: texts.title }}>
      {content}
    </ScreenFrame>
  )
}

async function renderTuning(req: PayloadRequest) {
  const database = readDatabase()
  const [misses, asked, judged, latest, wished, popular, proposals] = await Promise.all([
    loadSearchMisses(database, MISSES_SHOWN),
    loadAskedSearches(database, ASKED_SHOWN),
    loadJudgedSearches(database),
    loadLatest(req),
    loadWished(database, WISHED_SHOWN),
    loadManagedPopularSearches(database, POPULAR_MANAGED),
    loadProposedSynonyms(database, PROPOSALS_SHOWN),
  ])
  // What already has its synonym is taken care of, though the days before it are still counted.
  const helped = new Set(
    tuningOf(latest)
      .synonyms.flat()
      .map((word) => foldText(word)),
  )
  return (
    <>
      <p className={styles.hint}>{texts.intro}</p>
      <SearchTuning
        misses={misses.filter(({ term }) => !helped.has(foldText(term)))}
        drafts={draftsOf(latest)}
        judgedCount={judged.length}
      />
      <ProposalsCard first={proposals} />
      <WishedCard first={wished} />
      <AskedTable asked={asked} />
      <PopularCard first={popular} />
      <LexiconCard first={lexiconPage({ text: '', onlyOff: false, page: 1 }, new Set(latest.off))} />
    </>
  )
}
