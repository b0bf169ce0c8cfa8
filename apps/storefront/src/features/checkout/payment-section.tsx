'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { isPaymentMethodId, PAYMENT_METHOD, shownPaymentList } from '@rasteh/shop-core/checkout'
import { useEffect, useRef } from 'react'
import { type Choice, Choices } from '../../page/choices/choices.tsx'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { PlanTerms } from './plan-terms.tsx'
import { Step } from './step.tsx'
import type { CheckoutState } from './use-checkout.ts'

type PaymentSectionProps = Pick<CheckoutState, 'selection' | 'step'> & {
  checkout: CheckoutWire
  error: string | null
}

/** How it is paid: the ways, and under the chosen one the list that belongs to it. */
export function PaymentSection({ checkout, selection, step, error }: PaymentSectionProps) {
  const { say } = usePageSettings()
  const hasMore = shownPaymentList(selection) !== null || isToldOfCard(checkout, selection)
  if (checkout.PaymentMethods.length === 0) {
    return (
      <Step id="checkout-payment" title={say('PaymentMethod')} icon="card">
        <p className={styles.quiet}>{say('CheckoutNoMethods')}</p>
      </Step>
    )
  }
  return (
    <Step id="checkout-payment" title={say('PaymentMethod')} icon="card">
      <Choices
        legend={say('PaymentMethod')}
        isLegendShown={false}
        name="payment-method"
        value={selection.methodId}
        choices={checkout.PaymentMethods.map((method) => ({
          ...toChoice(method),
          more: method.Id === selection.methodId && hasMore && (
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

/** What belongs to the chosen way: its banks, its plans or what happens next. It is brought into view when it opens. */
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
        <Choices
          legend={say('PaymentBank')}
          name="bank"
          layout="beside"
          value={selection.bankId}
          choices={checkout.Banks.map(toChoice)}
          onChoose={chooseBank}
        />
      )}
      {list === 'installment-banks' && (
        <Choices
          legend={say('PaymentInstallmentBank')}
          name="installment-bank"
          layout="beside"
          value={selection.bankId}
          choices={checkout.InstallmentBanks.map(toChoice)}
          onChoose={chooseBank}
        />
      )}
      {list === 'installment-plans' && (
        <Choices
          legend={say('PaymentInstallmentPlan')}
          name="installment-plan"
          layout="beside"
          value={selection.installmentPlanId}
          choices={checkout.InstallmentPlans.map((plan) => ({
            value: plan.Id,
            title: plan.Title,
            text: say('CheckoutPlanMonths', { count: plan.Months }),
            more: <PlanTerms plan={plan} payableRial={checkout.PayableRial} />,
          }))}
          onChoose={(id) => step({ kind: 'plan-chosen', installmentPlanId: id })}
        />
      )}
      {isToldOfCard(checkout, selection) && <p className={styles.quiet}>{say('OrderSaysTransfer')}</p>}
    </div>
  )
}

function isToldOfCard({ CardNumber }: CheckoutWire, { methodId }: CheckoutState['selection']): boolean {
  return methodId === PAYMENT_METHOD.cardToCard && CardNumber !== ''
}

function toChoice({ Id, Title, Text, Logo }: CheckoutWire['Banks'][number]): Choice<number> {
  return { value: Id, title: Title, text: Text, picture: Logo }
}
