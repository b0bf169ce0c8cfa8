import { sql } from '@payloadcms/db-postgres'
import { siteDraftTexts } from '@rasteh/messages/dashboard'
import {
  type Access,
  APIError,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedGlobalConfig,
} from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

type Asked = {
  draft?: boolean
  autosave?: boolean
  unpublishAllLocales?: unknown
  data?: { _status?: unknown }
}

/** A person who may not read the history is given what is published, also when they ask for the draft. */
export const readPublished =
  (mayReadDrafts: Access): Access =>
  async (asked) =>
    (await mayReadDrafts(asked)) === true || { _status: { equals: 'published' } }

/**
 * Keeps drafts and what visitors read apart, whatever a call asks for: what is saved without `draft` is published, never an
 * unpublished state in the table of visitors.
 */
export const holdDrafts: GlobalBeforeOperationHook = ({ args, operation, global, req }) => {
  if (operation === 'update') return holdUpdate(args, global, req)
  // The platform's own way writes a version where visitors read, also as a draft.
  if (operation === 'restoreVersion') throw new APIError(siteDraftTexts.restoreOtherwise, 400, null, true)
  return args
}

async function holdUpdate(
  asked: Asked,
  { slug }: SanitizedGlobalConfig,
  req: PayloadRequest,
): Promise<Asked> {
  const isPublished = !asked.draft || asked.data?._status === 'published'
  if (asked.unpublishAllLocales || (!asked.draft && asked.data?._status === 'draft'))
    throw new APIError(siteDraftTexts.alwaysPublished, 400, null, true)
  // Of two saves at once the second begins with what the first one left: each takes over what it was not given.
  const database = await databaseOfSave(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site-part:${slug}`}, 0))`)
  return {
    ...asked,
    autosave: false,
    data: { ...asked.data, _status: isPublished ? 'published' : 'draft' },
  }
}
