'use client'

import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { INBOX_URL } from './inbox-query.ts'

/** Deletes what was sent, after a second press: there is no way back. */
export function RemoveSubmission({ id }: { id: number }) {
  const [phase, setPhase] = useState<'closed' | 'asked' | 'removing' | 'failed'>('closed')
  const remove = async () => {
    setPhase('removing')
    const answer = await callEndpoint('form-inbox/remove', { id })
    const isGone = answer.ok || answer.refusal.kind === 'not-found'
    if (isGone) window.location.assign(INBOX_URL)
    else setPhase('failed')
  }
  if (phase === 'closed')
    return (
      <button type="button" className={screen.danger} onClick={() => setPhase('asked')}>
        {texts.remove}
      </button>
    )
  return (
    <fieldset className={screen.choices} aria-label={texts.remove}>
      <p role="alert">{phase === 'failed' ? texts.refusals.failed : texts.removeSure}</p>
      <div className={screen.buttons}>
        <button
          type="button"
          className={screen.danger}
          disabled={phase === 'removing'}
          onClick={() => void remove()}
        >
          {texts.removeYes}
        </button>
        <button type="button" className={screen.quiet} onClick={() => setPhase('closed')}>
          {texts.removeNo}
        </button>
      </div>
    </fieldset>
  )
}
