import { ordersTexts, commandBarTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoney } from '@rasteh/persian-text/money'
import { matchesAll } from '@rasteh/shop-core/command-bar'
import type { Found } from '@rasteh/shop-store/reads/command-bar'
import { editUrl } from '#components/screen-urls.ts'
import type { CommandTarget } from './command-target.ts'

export type TargetSection = { key: keyof typeof texts.sections; targets: CommandTarget[] }
type Known = { recent: CommandTarget[]; actions: CommandTarget[]; pages: CommandTarget[] }

/** How many pages are shown before anything is typed. */
const PAGES_AT_FIRST = 8

/** What is shown for a typed text: with nothing typed what was chosen last and what is done most, else what fits. */
export function toSections(typed: string, { recent, actions, pages }: Known, found: Found): TargetSection[] {
  const isTyped = typed.trim() !== ''
  const fitting = (targets: CommandTarget[]) =>
    targets.filter(({ label, detail = '' }) => matchesAll(typed, `${label} ${detail}`))
  const sections: TargetSection[] = isTyped
    ? [
        { key: 'actions', targets: fitting(actions) },
        { key: 'pages', targets: fitting(pages) },
        { key: 'orders', targets: found.orders.map(toOrder) },
        { key: 'products', targets: found.products.map(toProduct) },
        { key: 'customers', targets: found.customers.map(toCustomer) },
      ]
    : [
        { key: 'recent', targets: recent },
        { key: 'actions', targets: actions },
        { key: 'pages', targets: pages.slice(0, PAGES_AT_FIRST) },
      ]
  return sections.filter(({ targets }) => targets.length > 0)
}

const toOrder = ({
  id,
  number,
  state,
  name,
  payableRial,
  priceUnit,
}: Found['orders'][number]): CommandTarget => ({
  label: [texts.order.replace('{number}', toPersianDigits(String(number))), name].filter(Boolean).join(' · '),
  url: `/dashboard/order?id=${id}`,
  detail: `${ordersTexts.lists[state]} · ${formatMoney(payableRial, { culture: 'fa-IR', unit: priceUnit })}`,
})

const toProduct = ({ id, title, sku }: Found['products'][number]): CommandTarget => ({
  label: title || texts.untitled,
  url: editUrl('products', id),
  detail: sku || undefined,
})

const toCustomer = ({ id, name, mobile, email }: Found['customers'][number]): CommandTarget => ({
  label: name || texts.unnamed,
  url: editUrl('customers', id),
  detail: toPersianDigits(mobile) || email || undefined,
})
