/** The rows of a list are called by their titles, and by their kind and place while they have none. */
export const titledRows = (kind: string) => ({
  RowLabel: { path: '/blocks/row-label.tsx#ItemLabel', clientProps: { kind } },
})
