'use client'

import type { PriceUnit } from '@rasteh/persian-text/money'
import { type ComponentProps, useId } from 'react'
import screen from '#components/screen.module.css'
import { AmountInput } from './amount-input.tsx'
import { usePriceUnit } from './price-unit.tsx'

type LabelledAmountProps = Omit<ComponentProps<typeof AmountInput>, 'id' | 'unit'> & {
  label: string
  /** Another unit than the shop's, such as that of an order that was placed in it. */
  unit?: PriceUnit
}

/** An amount on a screen of the shop's own: the input of every form, with its name above it. */
export function LabelledAmount({ label, unit, ...input }: LabelledAmountProps) {
  const id = useId()
  const unitOfShop = usePriceUnit()
  return (
    <div className={screen.field}>
      <label className={screen.label} htmlFor={id}>
        {label}
      </label>
      <AmountInput id={id} unit={unit ?? unitOfShop} {...input} />
    </div>
  )
}
