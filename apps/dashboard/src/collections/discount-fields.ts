import { dashboardTexts } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'
import { wholeRials } from './whole-rials.ts'

type DiscountLabels = {
  fields: { kind: string; percent: string; amountRial: string }
  options: { kind: { percent: string; amount: string } }
}

/** What an offer or a code takes off: a percentage or an amount, each shown only for its kind. */
export function discountFields({ fields, options }: DiscountLabels): Field[] {
  const isKind = (kind: string) => (data: { kind?: string }) => data.kind === kind
  return [
    {
      name: 'kind',
      label: fields.kind,
      type: 'select',
      required: true,
      defaultValue: 'percent',
      options: [
        { value: 'percent', label: options.kind.percent },
        { value: 'amount', label: options.kind.amount },
      ],
    },
    {
      name: 'percent',
      label: fields.percent,
      type: 'number',
      min: 0,
      max: 100,
      admin: { condition: isKind('percent') },
      validate: (value: unknown, { siblingData }: { siblingData: { kind?: string } }) =>
        siblingData.kind !== 'percent' || isPercent(value) || dashboardTexts.oneDiscount,
    },
    {
      name: 'amountRial',
      label: fields.amountRial,
      type: 'number',
      min: 0,
      admin: { condition: isKind('amount') },
      validate: (value: unknown, { siblingData }: { siblingData: { kind?: string } }) =>
        siblingData.kind !== 'amount' ||
        (typeof value === 'number' && wholeRials(value)) ||
        dashboardTexts.oneDiscount,
    },
  ]
}

const isPercent = (value: unknown) => typeof value === 'number' && value > 0 && value <= 100

/** The check of an end: after its start, if both are given. */
export function endAfterStart(
  value: unknown,
  { siblingData }: { siblingData: { startsAt?: unknown } },
): true | string {
  if (!value || !siblingData.startsAt) return true
  return new Date(String(value)) > new Date(String(siblingData.startsAt)) || dashboardTexts.endAfterStart
}
