import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether the caller may change this document so, by the very rule that its form and REST ask. */
export async function mayUpdate(
  req: PayloadRequest,
  { kind, id }: { kind: CollectionSlug; id: number },
  data: { _status?: 'published' },
): Promise<boolean> {
  const answer = await req.payload.collections[kind].config.access.update({ req, id, data })
  if (typeof answer === 'boolean') return answer
  const where = { and: [{ id: { equals: id } }, answer] }
  const { totalDocs } = await req.payload.count({ collection: kind, where, overrideAccess: true, req })
  return totalDocs === 1
}
