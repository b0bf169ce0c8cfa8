'use client'

import { fillPath, MANAGE_PATHS } from '@rasteh/contracts/paths'
import { personDataTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { FreshLink } from '#screens/fresh-authentication/public-components.ts'

/** Erasing is confirmed twice: the second button is not where the first was. */
export function PersonalDataPanel({ customerId: id }: { customerId: number }) {
  const [step, setStep] = useState<'closed' | 'asking' | 'waiting' | 'erased' | 'failed'>('closed')
  const erase = async () => {
    setStep('waiting')
    const path = fillPath(MANAGE_PATHS.personErase, { id })
    const answer = await callShop({ label: 'person.erase', method: 'POST', path, body: {} }).catch(() => null)
    setStep(answer?.ok ? 'erased' : 'failed')
  }
  return (
    <section className={screen.card} aria-label={texts.title} aria-busy={step === 'waiting'}>
      <h3 className={screen.heading}>{texts.title}</h3>
      <p className={screen.hint}>{texts.intro}</p>
      <div className={screen.buttons}>
        <FreshLink className={screen.linkButton} href={fillPath(MANAGE_PATHS.personExport, { id })}>
          {texts.export}
        </FreshLink>
        {(step === 'closed' || step === 'failed') && (
          <button type="button" className={screen.danger} onClick={() => setStep('asking')}>
            {texts.erase}
          </button>
        )}
      </div>
      {(step === 'asking' || step === 'waiting') && (
        <>
          <p>{texts.question}</p>
          <div className={screen.buttons}>
            <button type="button" className={screen.quiet} onClick={() => setStep('closed')}>
              {texts.keep}
            </button>
            <button type="button" className={screen.danger} disabled={step === 'waiting'} onClick={erase}>
              {texts.eraseNow}
            </button>
          </div>
        </>
      )}
      <div role="status">{step === 'erased' && <p className={screen.done}>{texts.erased}</p>}</div>
      <div role="alert">{step === 'failed' && <p className={screen.refusal}>{texts.failed}</p>}</div>
    </section>
  )
}
