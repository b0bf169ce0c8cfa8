import type { ArrayField } from 'payload'
import { titledRows } from '#fields/titled-rows.ts'

type ItemList = Omit<ArrayField, 'type' | 'labels' | 'label'> & { label: string; item: string }

/** A list inside a module, whose rows are called by their titles. */
export function itemList({ label, item, admin, ...rest }: ItemList): ArrayField {
  return {
    ...rest,
    type: 'array',
    label,
    labels: { singular: item, plural: label },
    admin: {
      ...admin,
      components: titledRows(item),
    },
  }
}
