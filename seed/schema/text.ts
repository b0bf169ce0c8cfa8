import { type Static, type TProperties, Type } from 'typebox'

/** An object that has these fields and no others: a misspelt name in a data file is an error. */
export const Exactly = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false })

/** One of the names that the code knows. */
export const OneOf = <Name extends string>(names: readonly Name[]) => Type.Unsafe<Name>({ enum: [...names] })

/** The same words in Persian and in English. */
export const Text = Exactly({ fa: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) })
export type Text = Static<typeof Text>

export type SeedLanguage = keyof Text
