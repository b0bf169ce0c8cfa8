'use client'

import { sendWish } from '@rasteh/shop-client/wish-calls'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { useCallback, useId, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './islands/wish-box.module.css'
import { sayWishFailure } from './say-wish-failure.ts'
import { WishForm } from './wish-form.tsx'

type WishPanelProps = {
  /** What was searched for, and is not sold. */
  text: string
  isCustomer: boolean
}

/** Offers to tell when the shop has it: a customer by one press, a guest by a small form. */
export function WishPanel({ text, isCustomer }: WishPanelProps) {
  const { say } = usePageSettings()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const onSent = useCallback(() => setSent(true), [])
  const term = `\u2068${text}\u2069`

  async function ask(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const sent = await sendWish(text, null)
    setBusy(false)
    if (sent.isSent) return setSent(true)
    // A customer of whom the shop knows neither mobile nor e-mail says it here.
    if (sent.refusal === 'FormHasErrors') return setOpen(true)
    setRefusal(sent.refusal)
  }

  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {say('WishTitle')}
      </h2>
      {!isSent && <p className={styles.hint}>{say('WishHint', { term })}</p>}
      {isSent && <FormAlert tone="done">{say('WishSent', { term })}</FormAlert>}
      {refusal !== null && <FormAlert tone="refused">{sayWishFailure(say, refusal)}</FormAlert>}
      {!isSent && !isOpen && (
        <div className={styles.end}>
          <Button
            kind="secondary"
            isBusy={isBusy}
            onPress={() => (isCustomer ? void ask() : setOpen(true))}
            {...(!isCustomer && { 'aria-expanded': false })}
          >
            {say('WishAsk')}
          </Button>
        </div>
      )}
      {!isSent && isOpen && <WishForm id={`${id}-form`} text={text} onSent={onSent} />}
    </section>
  )
}
