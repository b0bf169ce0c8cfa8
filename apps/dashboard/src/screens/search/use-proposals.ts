import { proposalTexts as texts } from '@rasteh/messages/dashboard'
import type { ProposedSynonym } from '@rasteh/shop-store/reads/proposed-synonyms'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import type { SynonymTrial } from './try-synonym.ts'

type Said = { kind: 'done' | 'refused'; text: string }
type Tried = SynonymTrial & { proposal: ProposedSynonym }

/** The state of the proposed synonyms and their calls. */
export function useProposals(first: readonly ProposedSynonym[]) {
  const [proposals, setProposals] = useState(first)
  const [tried, setTried] = useState<Tried | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const settle = (settled: ProposedSynonym) => setProposals(proposals.filter((each) => each !== settled))
  const say = (text: string, { missedShown, chosenShown }: ProposedSynonym) =>
    text.replace('{missed}', missedShown).replace('{chosen}', chosenShown)

  async function run(work: () => Promise<Said>): Promise<void> {
    setWaiting(true)
    setSaid(null)
    setTried(null)
    setSaid(await work())
    setWaiting(false)
  }
  const failed: Said = { kind: 'refused', text: texts.failed }

  return {
    proposals,
    tried,
    said,
    isWaiting,
    accept: (proposal: ProposedSynonym) =>
      run(async () => {
        const answer = await callEndpoint<{ isWritten: boolean; trial: SynonymTrial }>(
          'search-desk/proposal-accept',
          keyOf(proposal),
        )
        if (!answer.ok) return failed
        setTried({ ...answer.trial, proposal })
        if (!answer.isWritten) return { kind: 'refused', text: say(texts.notWritten, proposal) }
        settle(proposal)
        return { kind: 'done', text: say(texts.written, proposal) }
      }),
    decline: (proposal: ProposedSynonym) =>
      run(async () => {
        const answer = await callEndpoint('search-desk/proposal-decline', keyOf(proposal))
        if (!answer.ok) return failed
        settle(proposal)
        return { kind: 'done', text: say(texts.declined, proposal) }
      }),
  }
}

const keyOf = ({ locale, missed, chosen }: ProposedSynonym) => ({ locale, missed, chosen })

export type ProposalsState = ReturnType<typeof useProposals>
