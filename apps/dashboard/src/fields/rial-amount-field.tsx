'use client'

import { withCondition } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { NumberFieldClientProps } from 'payload'
import { AmountInput } from './amount-input.tsx'
import { CheckedField } from './checked-field.tsx'
import { usePriceUnit } from './price-unit.tsx'

/** The form field of every amount: whole Rials with commas, said in words in the unit that shoppers see. */
export const RialAmountField = withCondition(function RialAmountFormField(props: NumberFieldClientProps) {
  const unit = usePriceUnit()
  return (
    <CheckedField<number> kind="number" given={props} unreadable={dashboardTexts.inputs.badAmount}>
      {({ path, ...input }) => <AmountInput name={path} unit={unit} {...input} />}
    </CheckedField>
  )
})
