import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'

const NAMED = [
  [1_000_000_000, texts.milliard],
  [1_000_000, texts.million],
  [1_000, texts.thousand],
] as const

/** An amount for an axis, as it is said: ۲٫۵ میلیون. */
export function shortAmount(amount: number): string {
  const [size, name] = NAMED.find(([least]) => Math.abs(amount) >= least) ?? [1, '']
  const shown = formatAmount(Math.round((amount / size) * 100) / 100, 'fa-IR').replace('.', '٫')
  return name ? `${shown} ${name}` : shown
}
