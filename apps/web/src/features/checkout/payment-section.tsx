'use client'

import type { CheckoutWire } from '@rasteh/contracts/checkout'
import { isPaymentMethodId, PAYMENT_METHOD, shownPaymentList } from '@rasteh/shop-core/checkout'
import { type Choice, Choices } from '../../site/choices/choices.tsx'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import styles from './checkout.module.css'
import { PlanTerms } from './plan-terms.tsx'
import { Step } from './step.tsx'
import type { CheckoutState } from './use-checkout.ts'

type PaymentSectionProps = Pick<CheckoutState, 'selection' | 'step'> & {
  checkout: CheckoutWire
  error: string | null
}

/** How it is paid: the ways, and the list that belongs to the chosen one. */
export function PaymentSection({ checkout, selection, step, error }: PaymentSectionProps) {
  const { say } = usePageSettings()
  const list = shownPaymentList(selection)
  const chooseBank = (bankId: number) => step({ kind: 'bank-chosen', bankId })
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
        choices={checkout.PaymentMethods.map(toChoice)}
        onChoose={(id) => isPaymentMethodId(id) && step({ kind: 'method-chosen', methodId: id })}
        error={error}
      />
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
      {selection.methodId === PAYMENT_METHOD.cardToCard && checkout.CardNumber && (
        <p className={styles.quiet}>{say('OrderSaysTransfer')}</p>
      )}
    </Step>
  )
}

function toChoice({ Id, Title, Text, Logo }: CheckoutWire['Banks'][number]): Choice<number> {
  return { value: Id, title: Title, text: Text, picture: Logo }
}
