import { type Static, Type } from 'typebox'
import { SerialId, Typed } from './wire-types.ts'

/** What the links handler can be asked to do. */
export const RENDER_PARTIAL = 'RenderPartial'

/** Which partial of which module is asked for; ParentId is the id of the clicked element. */
export const RenderPartialQuery = Type.Object({
  Action: Type.Literal(RENDER_PARTIAL),
  ModuleId: SerialId,
  ParentId: Typed({ minLength: 1, maxLength: 128 }),
  PartialName: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
})
export type RenderPartialQuery = Static<typeof RenderPartialQuery>

/** A wanted partial in the shop's own words. */
export type WantedPartial = {
  readonly moduleId: number
  readonly parentId: string
  readonly partialName: string
}

/** Reads which partial is asked for. */
export function toWantedPartial(wire: RenderPartialQuery): WantedPartial {
  return { moduleId: wire.ModuleId, parentId: wire.ParentId, partialName: wire.PartialName }
}

/** The address that answers a partial. */
export function partialAddress(path: string, { moduleId, parentId, partialName }: WantedPartial): string {
  const query = new URLSearchParams({
    Action: RENDER_PARTIAL,
    ModuleId: String(moduleId),
    ParentId: parentId,
    PartialName: partialName,
  })
  return `${path}?${query}`
}
