/** The kinds of fields that a form of the dashboard can be built of. */
export const BUILT_KINDS = [
  'shortText',
  'longText',
  'mobile',
  'email',
  'nationalCode',
  'number',
  'choice',
  'choices',
  'date',
  'file',
  'consent',
] as const
export type BuiltKind = (typeof BUILT_KINDS)[number]

/** What a field for files may take, with the extensions of each. The server looks at the bytes besides. */
export const FILE_KINDS = { pdf: ['pdf'], picture: ['jpg', 'jpeg', 'png', 'webp'] } as const
export type FileKind = keyof typeof FILE_KINDS

/** More than these no visitor fills in, and no request carries. */
export const FORM_FIELDS_MAX = 40
export const FORM_FILES_MAX = 3

/** The value of a consent that was given. */
export const CONSENT_GIVEN = 'yes'

/** A field of a form as its manager described it. What a kind has no use for is empty. */
export type BuiltField = {
  /** Stays the same when the field is renamed or moved. */
  readonly id: string
  readonly kind: BuiltKind
  readonly label: string
  readonly hint: string
  /** The title of the step that begins with this field; empty where none does. */
  readonly step: string
  readonly isRequired: boolean
  /** Beside another one, where there is room. */
  readonly isHalf: boolean
  /** The field is there only while an earlier one, named by its id, has this value. */
  readonly shownWhen: { readonly field: string; readonly value: string } | null
  /** What can be chosen. */
  readonly options: readonly string[]
  /** All choices in sight, in place of a list that opens. */
  readonly isRadio: boolean
  readonly min: number | null
  readonly max: number | null
  /** A day that has been already, as a birthday. */
  readonly isPast: boolean
  readonly extensions: readonly string[]
}
