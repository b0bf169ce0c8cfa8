/** What a visitor said in one field of a form, with the label that they read. */
export type KeptAnswer = {
  readonly id: string
  readonly kind: string
  readonly label: string
  /** Of several choices a list; of a file the name that its sender gave it. */
  readonly value: string | readonly string[]
  /** Where the file is; it opens for managers alone. */
  readonly fileId?: string
}
