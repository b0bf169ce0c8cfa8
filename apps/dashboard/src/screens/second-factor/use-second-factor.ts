'use client'

import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import type { ProposalShown } from './set-up-steps.tsx'

type Said = { kind: 'done' | 'refused'; text: string }
type Texts = { refusals: Readonly<Record<string, string>>; failed: string }

/** What one's own panel shows and does. A code that was tried is never kept in the field. */
export function useSecondFactor(first: { isOn: boolean; codesLeft: number }, texts: Texts) {
  const [state, setState] = useState(first)
  const [proposal, setProposal] = useState<ProposalShown | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const call = async <Answer extends object>(step: string, onDone: (answer: Answer) => string | null) => {
    setWaiting(true)
    const answer = await callEndpoint<Answer>(`second-factor/${step}`, { code })
    setWaiting(false)
    setCode('')
    const text = answer.ok ? onDone(answer) : (texts.refusals[answer.refusal.kind] ?? texts.failed)
    setSaid(text === null ? null : { kind: answer.ok ? 'done' : 'refused', text })
  }
  return { state, setState, proposal, setProposal, codes, setCodes, code, setCode, said, isWaiting, call }
}
