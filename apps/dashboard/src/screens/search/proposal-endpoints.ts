import { toSynonymWords } from '@rasteh/search/tuning'
import { refuse } from '@rasteh/shop-core/outcome'
import { loadProposedSynonyms, type ProposedSynonym } from '@rasteh/shop-store/reads/proposed-synonyms'
import type { Endpoint, PayloadRequest } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { readDatabase } from '#database/read-database.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { type Draft, markTried, publishTried } from './drafts.ts'
import { PROPOSALS_SHOWN } from './proposals-shown.ts'
import { isWorthIt, trySynonym } from './try-synonym.ts'

/** Tries a proposed synonym, and writes it where no judged search becomes worse and the missed one finds something. */
const accept = managerEndpoint('/search-desk/proposal-accept', async ({ req, staffId, body }) => {
  const proposal = await proposalOf(body)
  if (proposal === undefined) return null
  if (proposal === null) return refuse({ kind: 'not-found' })
  const { missedShown, chosenShown } = proposal
  const group = toSynonymWords(`${missedShown}،${chosenShown}`)
  if (group.length < 2) return refuse({ kind: 'not-found' })
  const trial = await trySynonym(group, proposal)
  const isWritten = isWorthIt(trial)
  if (isWritten) {
    await writeGroup(req, group.join('، '))
    await settle(req, proposal, { isAccepted: true, staffId })
  }
  return { ok: true, isWritten, trial }
})

/** Says that two searches do not mean the same. */
const decline = managerEndpoint('/search-desk/proposal-decline', async ({ req, staffId, body }) => {
  const proposal = await proposalOf(body)
  if (proposal === undefined) return null
  if (proposal === null) return refuse({ kind: 'not-found' })
  await settle(req, proposal, { isAccepted: false, staffId })
  return { ok: true }
})

/** What is decided of must be proposed: undefined for what makes no sense, null for what is not. */
async function proposalOf(body: unknown): Promise<ProposedSynonym | null | undefined> {
  const { locale, missed, chosen } = (body ?? {}) as Record<string, unknown>
  if (typeof locale !== 'string' || typeof missed !== 'string' || typeof chosen !== 'string') return undefined
  const proposed = await loadProposedSynonyms(readDatabase(), PROPOSALS_SHOWN)
  const isThis = (each: ProposedSynonym) =>
    each.locale === locale && each.missed === missed && each.chosen === chosen
  return proposed.find(isThis) ?? null
}

/** A group as managers write it by hand: a draft, tried, and then published with this manager's rights. */
async function writeGroup(req: PayloadRequest, words: string): Promise<void> {
  const data = { words, _status: 'draft' as const }
  const { id } = await req.payload.create({
    collection: 'search-synonyms',
    data,
    draft: true,
    overrideAccess: false,
    req,
  })
  const draft: Draft = { collection: 'search-synonyms', id, words, isTried: true }
  await markTried(req, [draft])
  await publishTried(req, [draft])
}

type Decision = { isAccepted: boolean; staffId: number }

const settle = (
  req: PayloadRequest,
  { locale, missed, chosen }: ProposedSynonym,
  { isAccepted, staffId }: Decision,
) => callShopFunction<boolean>(req, 'settle_search_follow', [locale, missed, chosen, isAccepted, staffId])

export const proposalEndpoints: Endpoint[] = [accept, decline]
