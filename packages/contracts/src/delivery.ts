import { type Static, Type } from 'typebox'
import { WEIGHED_LINES_MAX } from './weighed-lines.ts'
import { SerialId } from './wire-types.ts'

const LINE = '[1-9][0-9]{0,8}:[1-9][0-9]{0,5}'

/** Where it goes, and what is sent: `variant:quantity`, with commas between. Without lines it weighs nothing. */
export const PromiseQuery = Type.Object({
  CityId: SerialId,
  Lines: Type.Optional(
    Type.String({ maxLength: 900, pattern: `^(${LINE}(,${LINE}){0,${WEIGHED_LINES_MAX - 1}})?$` }),
  ),
})
export type PromiseQuery = Static<typeof PromiseQuery>

/** Reads the lines of a query. */
export const toWeighedLines = ({ Lines = '' }: PromiseQuery) =>
  Lines.split(',')
    .filter(Boolean)
    .map((line) => {
      const [variantId = 0, quantity = 0] = line.split(':').map(Number)
      return { variantId, quantity }
    })

/** What is said beside the buy button, in the visitor's language: «تحویل فردا تا ساعت ۲۱ در تهران». */
export const CityPromiseWire = Type.Object({ CityTitle: Type.String(), Text: Type.String() })
export type CityPromiseWire = Static<typeof CityPromiseWire>

/** Every city that the shop sends to, under its province, in the order of the alphabet. */
export const DeliveryCitiesWire = Type.Array(
  Type.Object({
    Title: Type.String(),
    Cities: Type.Array(Type.Object({ Id: SerialId, Title: Type.String() })),
  }),
)
export type DeliveryCitiesWire = Static<typeof DeliveryCitiesWire>
