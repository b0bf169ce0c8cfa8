import { dashboardLabels } from '@rasteh/messages/dashboard'
import { SOURCE_COUNT, SOURCE_KINDS } from '@rasteh/shop-store/reads/product-source'
import type { Field } from 'payload'

const { fields, options } = dashboardLabels.modules

type Kind = (typeof SOURCE_KINDS)[number]
type Sibling = { source?: Kind }

const isSource = (kind: Kind) => (_: unknown, sibling: Sibling) => sibling?.source === kind

/** Where the products of a module come from; as it is, it shows what people like best. */
export const productSourceFields = (usual: Kind = 'popular'): Field[] => [
  {
    name: 'source',
    label: fields.source,
    type: 'select',
    required: true,
    defaultValue: usual,
    options: SOURCE_KINDS.map((value) => ({ value, label: options.source[value] })),
  },
  {
    name: 'category',
    label: fields.category,
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    admin: { condition: isSource('category') },
  },
  {
    name: 'products',
    label: fields.products,
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    required: true,
    maxRows: SOURCE_COUNT.most,
    admin: { condition: isSource('picked') },
  },
  countField(SOURCE_COUNT.usual, SOURCE_COUNT.most),
]

/** How many a module shows. */
export function countField(usual: number, most: number): Field {
  return {
    name: 'count',
    label: fields.count,
    type: 'number',
    required: true,
    min: 1,
    max: most,
    defaultValue: usual,
  }
}
