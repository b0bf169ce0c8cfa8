import { type Static, Type } from 'typebox'
import { SerialId, Typed } from '../wire-types.ts'
import { RENDER_PARTIAL, type WantedPartial } from './wanted-partial.ts'

/** Which partial of which module is asked for; ParentId is the id of the clicked element. */
export const RenderPartialQuery = Type.Object({
  Action: Type.Literal(RENDER_PARTIAL),
  ModuleId: SerialId,
  ParentId: Typed({ minLength: 1, maxLength: 128 }),
  PartialName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
})
export type RenderPartialQuery = Static<typeof RenderPartialQuery>

/** Reads which partial is asked for. */
export function toWantedPartial(wire: RenderPartialQuery): WantedPartial {
  return { moduleId: wire.ModuleId, parentId: wire.ParentId, partialName: wire.PartialName }
}
