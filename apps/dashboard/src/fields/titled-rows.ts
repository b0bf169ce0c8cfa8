import type { RowPart } from '#blocks/say-row.ts'

/** The rows of a list are called by their titles, and by their kind and place while they have none. */
export const titledRows = (kind: string) => ({
  RowLabel: { path: '/blocks/row-label.tsx#ItemLabel', clientProps: { kind } },
})

/** The same for rows that have no title: they are called by their first fields. */
export const rowsSaying = (kind: string, parts: RowPart[]) => ({
  RowLabel: { path: '/blocks/row-label.tsx#PartsLabel', clientProps: { kind, parts } },
})
