import { type Static, Type } from 'typebox'
import { Exactly, OneOf, Text } from './text.ts'

const FieldSource = Exactly({
  blockType: Type.String(),
  label: Text,
  hint: Type.Optional(Text),
  required: Type.Optional(Type.Boolean()),
  width: Type.Optional(OneOf(['full', 'half'])),
  showWhenField: Type.Optional(Text),
  showWhenValue: Type.Optional(Text),
  options: Type.Optional(Type.Array(Exactly({ title: Text }), { minItems: 1 })),
  look: Type.Optional(OneOf(['select', 'radio'])),
  isPast: Type.Optional(Type.Boolean()),
  accepts: Type.Optional(Type.Array(OneOf(['pdf', 'picture']))),
})

const FormSource = Exactly({
  code: Type.String({ pattern: '^[a-z0-9-]+$' }),
  title: Text,
  buttonText: Text,
  thanksText: Text,
  fields: Type.Array(FieldSource, { minItems: 1 }),
})
export type FormSource = Static<typeof FormSource>

/** data/content/forms.json: the forms of the corporate pages. */
export const Forms = Type.Array(FormSource)
