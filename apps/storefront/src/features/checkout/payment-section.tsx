'use client'

import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { shownPaymentList } from '@rasteh/shop-core/checkout'
import { isPaidByReceipt, isPaymentMethodId } from '@rasteh/shop-core/payment'
import { type Choice, ChoiceCards } from '@rasteh/ui/choice-cards'
import { useEffect, useRef } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { PlanTerms } from './plan-terms.tsx'
import { Step } from './step.tsx'
import type { CheckoutState } from './use-checkout.ts'

type PaymentSectionProps = Pick<CheckoutState, 'selection' | 'step'> & {
  checkout: Checkout
  error: string | null
}

/** The payment methods, and under the chosen one the list that belongs to it. */
export function PaymentSection({ checkout, selection, step, error }: PaymentSectionProps) {
  const { say } = usePageSettings()
  const hasMore = shownPaymentList(selection) !== null || showsCardNote(checkout, selection)
  if (checkout.paymentMethods.length === 0) {
    return (
      <Step id="checkout-payment" title={say('PaymentMethod')} icon="card">
        <p className={styles.quiet}>{say('CheckoutNoMethods')}</p>
      </Step>
    )
  }
  return (
    <Step id="checkout-payment" title={say('PaymentMethod')} icon="card">
      <ChoiceCards
        legend={say('PaymentMethod')}
        isLegendShown={false}
        name="payment-method"
        value={selection.methodId}
        choices={checkout.paymentMethods.map((method) => ({
          ...toChoice(method),
          more: method.id === selection.methodId && hasMore && (
            <MethodList {...{ checkout, selection, step }} />
          ),
        }))}
        onChoose={(id) => isPaymentMethodId(id) && step({ kind: 'method-chosen', methodId: id })}
        error={error}
      />
    </Step>
  )
}

type MethodListProps = Omit<PaymentSectionProps, 'error'>

/** What belongs to the chosen method: its banks, its plans or what happens next. It is brought into view when it opens. */
function MethodList({ checkout, selection, step }: MethodListProps) {
  const { say } = usePageSettings()
  const part = useRef<HTMLDivElement>(null)
  const list = shownPaymentList(selection)
  useEffect(() => {
    if (list) part.current?.scrollIntoView({ block: 'nearest' })
  }, [list])
  const chooseBank = (bankId: number) => step({ kind: 'bank-chosen', bankId })
  return (
    <div ref={part}>
      {list === 'banks' && (
        <ChoiceCards
          legend={say('PaymentBank')}
          name="bank"
          layout="beside"
          value={selection.bankId}
          choices={checkout.banks.map(toChoice)}
          onChoose={chooseBank}
        />
      )}
      {list === 'installment-banks' && (
        <ChoiceCards
          legend={say('PaymentInstallmentBank')}
          name="installment-bank"
          layout="beside"
          value={selection.bankId}
          choices={checkout.installmentBanks.map(toChoice)}
          onChoose={chooseBank}
        />
      )}
      {list === 'installment-plans' && (
        <ChoiceCards
          legend={say('PaymentInstallmentPlan')}
          name="installment-plan"
          layout="beside"
          value={selection.installmentPlanId}
          choices={checkout.installmentPlans.map((plan) => ({
            value: plan.id,
            title: plan.title,
            text: say('CheckoutPlanMonths', { count: plan.months }),
            more: <PlanTerms plan={plan} payableRial={checkout.payableRial} />,
          }))}
          onChoose={(id) => step({ kind: 'plan-chosen', installmentPlanId: id })}
        />
      )}
      {showsCardNote(checkout, selection) && <p className={styles.quiet}>{say('OrderSaysTransfer')}</p>}
    </div>
  )
}

function showsCardNote({ cardNumber }: Checkout, { methodId }: CheckoutState['selection']): boolean {
  return isPaidByReceipt(methodId) && cardNumber !== ''
}

function toChoice({ id, title, text, logo }: Checkout['banks'][number]): Choice<number> {
  return { value: id, title, text, picture: logo }
}
