/** What a write of the content platform is asked with, as far as it decides what becomes of the published version. */
export type WriteArgs = {
  draft?: unknown
  data?: unknown
  autosave?: unknown
  trash?: unknown
  publishAllLocales?: unknown
  unpublishAllLocales?: unknown
  publishSpecificLocale?: unknown
}

/**
 * Says whether a write leaves what visitors see as it is: it makes a new draft version and nothing else. An automatic save is
 * none, for it changes a version in its place, and with it what was sent for review.
 */
export function isDraftWrite(args: WriteArgs): boolean {
  const { _status: status, deletedAt } = (args.data ?? {}) as { _status?: unknown; deletedAt?: unknown }
  if (args.draft !== true || (status !== undefined && status !== 'draft')) return false
  if (deletedAt !== undefined && deletedAt !== null) return false
  const { autosave, trash, publishAllLocales, unpublishAllLocales, publishSpecificLocale } = args
  return ![autosave, trash, publishAllLocales, unpublishAllLocales, publishSpecificLocale].some(Boolean)
}
