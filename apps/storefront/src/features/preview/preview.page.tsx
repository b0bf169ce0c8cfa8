import {
  isSitePart,
  PREVIEW_PAGE,
  type Publication,
  previewEntryUrl,
  readNamedDraft,
} from '@rasteh/contracts/preview'
import type { Say } from '@rasteh/messages/say'
import { definePage } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { loadDraft } from '#page/load/load-draft.ts'
import { findSiteDraft } from '#page/load/site-draft.ts'
import FollowForm from './islands/follow-form.tsx'
import { loadShown, type ShownDraft } from './load-shown-draft.ts'
import styles from './preview.page.module.css'
import { ShownDraftPage } from './shown-draft.tsx'

type Data =
  | { kind: 'away' }
  | { kind: 'shown'; shown: ShownDraft; publication: Publication; entryUrl: string; typedUrl: string }

/** A draft as visitors would see it, for staff alone. Everybody else finds nothing here. */
export default definePage<Data>({
  path: PREVIEW_PAGE,
  isPersonal: true,
  isFramed: true,
  takesTyped: true,
  load: async ({ path, params, query, culture, language, typed }) => {
    const named = readNamedDraft(params)
    if (!named) throw Answer.notFound()
    const isSite = isSitePart(named.collection)
    const token = query.get('token') ?? ''
    const found = await (isSite ? findSiteDraft() : loadDraft({ ...named, token, locale: language, typed }))
    if (found.kind === 'away') return { kind: 'away' }
    if (found.kind === 'refused') throw Answer.notFound()
    const shown = await loadShown(found.draft, named.id)
    if (!shown) throw Answer.notFound()
    const { publication } = found.draft
    const entryUrl = previewEntryUrl(named, culture)
    return { kind: 'shown', shown, publication, entryUrl, typedUrl: `${path}?${query}` }
  },
  status: ({ kind }) => (kind === 'away' ? 503 : 200),
  head: (data, { say, shopName }) => {
    const title = data.kind === 'away' ? say('ErrorTitle') : titleOf(data.shown)
    return { title: title ? `${title} | ${shopName}` : shopName, robots: 'noindex' }
  },
  Component: ({ data, site }) => {
    if (data.kind === 'away') return <Notice text={site.say('PagePreviewAway')} />
    return (
      <>
        <Notice text={noticeOf(site.say, data.shown.collection === 'home')[data.publication]} />
        <ShownDraftPage shown={data.shown} site={site} />
        <FollowForm
          entryUrl={data.entryUrl}
          typedUrl={data.typedUrl}
          isWhole={data.shown.collection === 'home'}
        />
      </>
    )
  },
})

/** What is around the pages is shown around the home page, whose title is the shop's name. */
const titleOf = (shown: ShownDraft) => (shown.collection === 'home' ? null : shown.document.title)

const Notice = ({ text }: { text: string }) => (
  <p className={styles.notice} role="status">
    {text}
  </p>
)

const noticeOf = (say: Say, isSite: boolean): Record<Publication, string> => ({
  draft: say('PageDraft'),
  published: say(isSite ? 'SitePreviewPublished' : 'PagePreviewPublished'),
  changed: say(isSite ? 'SitePreviewChanged' : 'PagePreviewChanged'),
})
