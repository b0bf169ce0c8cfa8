'use client'

import { withCondition } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useCallback } from 'react'
import { AmountInput, sayUnreadAmount } from './amount-input.tsx'
import { CheckedField } from './checked-field.tsx'
import { usePriceUnit } from './price-unit.tsx'

/** The form field of every amount: kept in whole Rials, typed and shown in the unit of the shop, said in words. */
export const RialAmountField = withCondition(function RialAmountFormField(props: NumberFieldClientProps) {
  const unit = usePriceUnit()
  const sayUnread = useCallback((text: string) => sayUnreadAmount(text, unit), [unit])
  return (
    <CheckedField<number> kind="number" given={props} unreadable={sayUnread}>
      {({ path, ...input }) => <AmountInput name={path} unit={unit} {...input} />}
    </CheckedField>
  )
})
