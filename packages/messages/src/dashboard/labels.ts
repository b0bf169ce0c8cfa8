/** The names of one collection or settings page of the dashboard, which is Persian only. */
export type CollectionLabels = {
  readonly singular: string
  readonly plural: string
  /** One sentence for managers: what this is for. */
  readonly description?: string
  readonly fields: Readonly<Record<string, string>>
  /** The choices of select fields, by field and then by value. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** A line of help under a field. */
  readonly hints?: Readonly<Record<string, string>>
}
