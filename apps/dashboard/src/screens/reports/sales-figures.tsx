import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import {
  addSums,
  afterRefundsRial,
  averageOrderRial,
  changeOf,
  NO_SALES,
  netGoodsRial,
  type SalesSums,
  type Step,
} from '@rasteh/shop-core/reports'
import { ChangeNote } from '#components/change-note.tsx'
import { Figures } from './figures.tsx'

type Shown = { key: keyof typeof texts.definitions; isMoney: boolean; of: (sums: SalesSums) => number }

const SHOWN: readonly Shown[] = [
  { key: 'payable', isMoney: true, of: ({ payableRial }) => payableRial },
  { key: 'orders', isMoney: false, of: ({ orders }) => orders },
  { key: 'average', isMoney: true, of: averageOrderRial },
  { key: 'units', isMoney: false, of: ({ units }) => units },
  { key: 'net', isMoney: true, of: netGoodsRial },
  { key: 'discount', isMoney: true, of: ({ discountRial }) => discountRial },
  { key: 'tax', isMoney: true, of: ({ taxRial }) => taxRial },
  { key: 'delivery', isMoney: true, of: ({ deliveryRial }) => deliveryRial },
  { key: 'refund', isMoney: true, of: ({ refundRial }) => refundRial },
  { key: 'after', isMoney: true, of: afterRefundsRial },
  { key: 'returned', isMoney: false, of: ({ returnedUnits }) => returnedUnits },
]

type SalesFiguresProps = { steps: readonly Step[]; comparedSteps: readonly Step[]; unit: PriceUnit }

/** The figures of a range, each beside how it changed. */
export function SalesFigures({ steps, comparedSteps, unit }: SalesFiguresProps) {
  const [now, before] = [steps, comparedSteps].map((all) =>
    all.reduce((sum, { sums }) => addSums(sum, sums), NO_SALES),
  )
  const figures = SHOWN.map(({ key, isMoney, of }) => {
    const amount = of(now ?? NO_SALES)
    return {
      name: texts.measures[key],
      value: isMoney ? formatMoney(amount, { culture: 'fa-IR', unit }) : formatAmount(amount, 'fa-IR'),
      definition: texts.definitions[key],
      note: <ChangeNote change={changeOf(amount, of(before ?? NO_SALES))} />,
    }
  })
  return <Figures label={texts.figures} figures={figures} />
}
