import { type Static, Type } from 'typebox'
import { Typed, WholeFrom } from '../wire-types.ts'

/** The most results of a preview, all groups together. */
export const PREVIEW_RESULTS_MAX = 5

/** After this many characters a description is cut. */
export const PREVIEW_DESCRIPTION_MAX = 100

/** What is searched for; other scripts of the platform leave out `portal` and `forceWild` where they mean the default. */
export const PreviewQuery = Type.Object({
  keywords: Typed({ maxLength: 200 }),
  culture: Typed({ minLength: 2, maxLength: 16 }),
  portal: Type.Optional(WholeFrom(-1)),
  forceWild: Type.Optional(WholeFrom(0)),
})
export type PreviewQuery = Static<typeof PreviewQuery>

/**
 * One result. The platform's scripts put Title and Snippet into the page as HTML and read into Attributes
 * without looking, so those are always encoded and always there.
 */
export const PreviewResultWire = Type.Object({
  Title: Type.String(),
  Snippet: Type.String(),
  Description: Type.String(),
  DocumentUrl: Type.String(),
  DocumentTypeName: Type.Null(),
  Attributes: Type.Record(Type.String(), Type.String()),
})
export type PreviewResultWire = Static<typeof PreviewResultWire>

/** The results of one kind. */
export const PreviewGroupWire = Type.Object({
  DocumentTypeName: Type.String(),
  Results: Type.Array(PreviewResultWire),
})
export type PreviewGroupWire = Static<typeof PreviewGroupWire>

/** The groups in the order of their first result; nothing found, or any failure, is `[]`. */
export const PreviewWire = Type.Array(PreviewGroupWire)
export type PreviewWire = Static<typeof PreviewWire>
