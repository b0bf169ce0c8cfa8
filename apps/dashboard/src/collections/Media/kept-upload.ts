import type { CollectionSlug, PayloadRequest, TypeWithID } from 'payload'

type Sized = { filename?: string | null }
export type KeptUpload = TypeWithID & {
  filename?: string | null
  mimeType?: string | null
  sizes?: Readonly<Record<string, Sized | null>>
}

/** What a request to change one upload finds there, in its own transaction; null for a change of many, and for none. */
export async function loadUploadAsSystem(
  req: PayloadRequest,
  collection: string,
  args: object,
): Promise<KeptUpload | null> {
  const { id } = args as { id?: number | string }
  if (id === undefined) return null
  const where = { id: { equals: id } }
  return req.payload.db.findOne<KeptUpload>({ collection: collection as CollectionSlug, where, req })
}
