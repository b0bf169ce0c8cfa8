'use client'

import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { personDataTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useState } from 'react'
import desk from '../desk.module.css'
import { FreshLink } from '../fresh/fresh-link.tsx'

/** Erasing is asked twice: the second button stands where the first did not. */
export function PersonDataPanel({ customerId: id }: { customerId: number }) {
  const [step, setStep] = useState<'closed' | 'asking' | 'waiting' | 'erased' | 'failed'>('closed')
  const erase = async () => {
    setStep('waiting')
    const path = fillPath(ADDED_PATHS.managePersonErase, { id })
    const answer = await callShop({ label: 'person.erase', method: 'POST', path, body: {} }).catch(() => null)
    setStep(answer?.ok ? 'erased' : 'failed')
  }
  return (
    <section className={desk.card} aria-label={texts.title} aria-busy={step === 'waiting'}>
      <h3 className={desk.heading}>{texts.title}</h3>
      <p className={desk.hint}>{texts.intro}</p>
      <div className={desk.buttons}>
        <FreshLink className={desk.linkButton} href={fillPath(ADDED_PATHS.managePersonExport, { id })}>
          {texts.export}
        </FreshLink>
        {(step === 'closed' || step === 'failed') && (
          <button type="button" className={desk.danger} onClick={() => setStep('asking')}>
            {texts.erase}
          </button>
        )}
      </div>
      {(step === 'asking' || step === 'waiting') && (
        <>
          <p>{texts.question}</p>
          <div className={desk.buttons}>
            <button type="button" className={desk.quiet} onClick={() => setStep('closed')}>
              {texts.keep}
            </button>
            <button type="button" className={desk.danger} disabled={step === 'waiting'} onClick={erase}>
              {texts.eraseNow}
            </button>
          </div>
        </>
      )}
      <div role="status">{step === 'erased' && <p className={desk.done}>{texts.erased}</p>}</div>
      <div role="alert">{step === 'failed' && <p className={desk.refusal}>{texts.failed}</p>}</div>
    </section>
  )
}
