/** A module of a page, as it is kept: what the rest of its fields mean is known to its kind alone. */
export type PageModule = {
  id: string
  blockType: string
  /** By this number scripts ask for its content. */
  moduleId: number
  title?: string | null
  anchor?: string | null
  [field: string]: unknown
}
