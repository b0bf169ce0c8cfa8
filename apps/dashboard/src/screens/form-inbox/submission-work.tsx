'use client'

import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { nextSubmissionStates, SUBMISSION_NOTE_MAX, type SubmissionState } from '@rasteh/shop-core/forms'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { ChoiceGroup } from '#components/choice-group.tsx'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import styles from './form-inbox.module.css'

type SubmissionWorkProps = { id: number; state: SubmissionState; note: string }

const refusals: Record<string, string> = texts.refusals

/** Changes the state and the note of what was sent. What was typed stays when it could not be saved. */
export function SubmissionWork({ id, state: was, note: kept }: SubmissionWorkProps) {
  const router = useRouter()
  // A choice counts for the state that it was made from; a note that no manager typed is the one that is kept.
  const [choice, setChoice] = useState({ was, state: was })
  const [typed, setTyped] = useState<string | null>(null)
  const state = choice.was === was ? choice.state : was
  const note = typed ?? kept
  const [phase, setPhase] = useState<'open' | 'saving' | 'saved'>('open')
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setPhase('saving')
    setRefusal(null)
    const answer = await callEndpoint('form-inbox/move', { id, was, state, wasNote: kept, note })
    setPhase(answer.ok ? 'saved' : 'open')
    if (!answer.ok) setRefusal(refusals[answer.refusal.kind] ?? texts.refusals.failed)
    // Another person may have been quicker: then too the page shows the present state.
    if (answer.ok || answer.refusal.kind !== 'failed') router.refresh()
  }
  const options = [was, ...nextSubmissionStates(was)].map((value) => ({
    value,
    label: value === was ? texts.keep.replace('{state}', texts.states[value]) : texts.states[value],
  }))
  const choose = (chosen: SubmissionState) => setChoice({ was, state: chosen })
  return (
    <form
      className={`${screen.steps} ${styles.work}`}
      aria-label={texts.work}
      aria-busy={phase === 'saving'}
      onSubmit={save}
    >
      <ChoiceGroup label={texts.state} name="state" value={state} options={options} onChange={choose} />
      <label className={screen.field}>
        <span className={screen.label}>{texts.note}</span>
        <textarea
          className={screen.area}
          name="note"
          rows={3}
          maxLength={SUBMISSION_NOTE_MAX}
          value={note}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className={screen.hint}>{texts.noteHint}</span>
      </label>
      <button type="submit" className={screen.primary} disabled={phase === 'saving'}>
        {phase === 'saving' ? texts.saving : texts.save}
      </button>
      <div role="status">{phase === 'saved' && <p className={screen.done}>{texts.saved}</p>}</div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </form>
  )
}
