import type { PriceForm } from '@rasteh/shop-core/bulk-pricing'

const CHOICES = {
  choose: ['category', 'brand', 'list'],
  move: ['percent', 'amount'],
  direction: ['up', 'down'],
  roundingWay: ['nearest', 'up', 'down'],
} as const
const TEXTS = ['categoryId', 'brand', 'list', 'value', 'roundTo'] as const
const TEXT_MAX_LENGTH = 200_000

/** Takes what a browser sent as a form, or null: whatever is not one of its choices and texts is not from our page. */
export function toPriceForm(sent: unknown): PriceForm | null {
  if (!isRecord(sent)) return null
  const isForm =
    Object.entries(CHOICES).every(([name, choices]) => choices.some((choice) => choice === sent[name])) &&
    TEXTS.every((name) => isText(sent[name])) &&
    typeof sent.keepOldPrice === 'boolean'
  // Each field was just looked at.
  return isForm ? (sent as PriceForm) : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_MAX_LENGTH && !value.includes('\0')
}
