import { productGridTexts } from '@rasteh/messages/dashboard'
import type { UIField } from 'payload'

const { columns } = productGridTexts

/** A column of the list of products that no form has: it shows what other tables hold. */
const shown = (name: string, label: string, cell: string): UIField => ({
  name,
  label,
  type: 'ui',
  admin: {
    disableListColumn: false,
    components: { Cell: `/screens/product-grid/product-cells.tsx#${cell}` },
  },
})

export const productFigures: UIField[] = [
  shown('shownPrice', columns.fromPrice, 'PriceCell'),
  shown('shownStock', columns.sellable, 'StockCell'),
  shown('shownSales', columns.sold30, 'SalesCell'),
]
