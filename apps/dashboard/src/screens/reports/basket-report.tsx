import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import type { DayRange } from '@rasteh/shop-core/reports'
import { loadLeftBaskets } from '@rasteh/shop-store/reads/reports/baskets'
import type { readDatabase } from '#database/read-database.ts'
import { Figures } from './figures.tsx'

type BasketReportProps = { database: ReturnType<typeof readDatabase>; range: DayRange; unit: PriceUnit }

/** What was put into baskets in a range and left there. */
export async function BasketReport({ database, range, unit }: BasketReportProps) {
  const left = await loadLeftBaskets(database, range)
  const figures = {
    baskets: formatAmount(left.baskets, 'fa-IR'),
    ofCustomers: formatAmount(left.ofCustomers, 'fa-IR'),
    units: formatAmount(left.units, 'fa-IR'),
    value: formatMoney(left.valueRial, { culture: 'fa-IR', unit }),
  }
  return (
    <Figures
      label={texts.baskets}
      figures={(['baskets', 'ofCustomers', 'units', 'value'] as const).map((key) => ({
        name: texts.basketMeasures[key],
        value: figures[key],
        definition: texts.basketDefinitions[key],
      }))}
    />
  )
}
