/** What the links handler can be asked to do. */
export const RENDER_PARTIAL = 'RenderPartial'

/** A wanted partial in the shop's own words. */
export type WantedPartial = {
  readonly moduleId: number
  readonly parentId: string
  readonly partialName: string
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
