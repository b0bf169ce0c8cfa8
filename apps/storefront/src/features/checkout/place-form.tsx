'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { formatMoney } from '@rasteh/persian-text/money'
import { isPaidAtBank, PAYMENT_METHOD, type PaymentSelection } from '@rasteh/shop-core/checkout'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { KEEP_CLEAR } from '@rasteh/ui/keep-clear-mark'
import { Link } from '@rasteh/ui/link'
import type { MouseEvent } from 'react'
import { confirm } from '../../page/islands/confirm.ts'
import { sayMessage } from '../../page/islands/message.ts'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import type { usePlace } from './use-place.ts'

type PlaceFormProps = Pick<
  ReturnType<typeof usePlace>,
  'placing' | 'place' | 'refusalAt' | 'rulesAccepted' | 'setRulesAccepted'
> & {
  checkout: CheckoutWire
  selection: PaymentSelection
  isRefreshing: boolean
  rulesHref: string | null
  /** Why no order was made, where it belongs to no part of the page. */
  whole: string | null
}

/** The rules, the three chosen values, and the button that makes the order. On a phone it stays in sight. */
export function PlaceForm(props: PlaceFormProps) {
  const { checkout, selection, placing, place, refusalAt, rulesAccepted, setRulesAccepted, whole } = props
  const { say, money } = usePageSettings()
  const rules = refusalAt('rules')
  const delay = {
    placing: 'CheckoutWaiting',
    busy: 'CheckoutBusy',
    lost: 'CheckoutRetrying',
    leaving: isPaidAtBank(selection.methodId) ? 'PaymentGoingToBank' : 'CheckoutWaiting',
  }
  /** The rules are read here, beside the order; agreeing with them there is agreeing with them here. */
  async function readRules(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const question = { title: say('CheckoutRulesRead'), content: { url: event.currentTarget.href } }
    if (await confirm(question)) setRulesAccepted(true)
  }
  return (
    <form
      className={styles.place}
      aria-busy={placing !== 'open'}
      onSubmit={(event) => {
        event.preventDefault()
        void place()
      }}
    >
      <input type="hidden" name="PaymentMethodID" value={selection.methodId ?? ''} />
      <input type="hidden" name="BankID" value={selection.bankId ?? ''} />
      <input type="hidden" name="InstallmentPlanID" value={selection.installmentPlanId ?? ''} />
      {isPaidAtBank(selection.methodId ?? PAYMENT_METHOD.bank) && (
        <p className={styles.quiet}>{say('CheckoutHold', { minutes: checkout.HoldMinutes })}</p>
      )}
      <label className={styles.check}>
        <input
          id="checkout-rules"
          type="checkbox"
          name="rules"
          checked={rulesAccepted}
          aria-invalid={rules ? true : undefined}
          aria-describedby={rules ? 'checkout-rules-refusal' : undefined}
          onChange={(event) => setRulesAccepted(event.target.checked)}
        />
        {say('CheckoutAcceptRules')}
      </label>
      {props.rulesHref && (
        <Link
          className={styles.rulesLink}
          href={props.rulesHref}
          target="_blank"
          rel="noopener"
          onClick={(event) => void readRules(event)}
        >
          {say('CheckoutRulesRead')}
        </Link>
      )}
      {rules && (
        <p className={styles.refusal} id="checkout-rules-refusal" role="alert">
          {sayMessage(say, rules)}
        </p>
      )}
      <div id="checkout-whole" tabIndex={-1}>
        {whole && <FormAlert tone="refused">{whole}</FormAlert>}
      </div>
      {!checkout.CanCheckOut && <FormAlert tone="refused">{say('CheckoutBasketBlocked')}</FormAlert>}
      <div {...KEEP_CLEAR} className={styles.bar}>
        <p className={styles.barAmount}>
          <span className={styles.quiet}>{say('CheckoutPayable')}</span>
          <bdi>{formatMoney(checkout.PayableRial, money)}</bdi>
        </p>
        {checkout.CanCheckOut && (
          <Button type="submit" isBusy={placing !== 'open'} isDisabled={props.isRefreshing}>
            {say(
              isPaidAtBank(selection.methodId ?? PAYMENT_METHOD.bank)
                ? 'CheckoutPlaceOrder'
                : 'CheckoutPlaceOnly',
            )}
          </Button>
        )}
      </div>
      <p className={styles.quiet} role="status">
        {placing !== 'open' && say(delay[placing] as 'CheckoutWaiting')}
      </p>
    </form>
  )
}
