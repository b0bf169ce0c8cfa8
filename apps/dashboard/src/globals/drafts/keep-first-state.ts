import type { GlobalBeforeChangeHook } from 'payload'

/**
 * What was there before the first save that is kept (written by the seed, the installer or an earlier release) is put into
 * the history first, so that people can go back to it.
 */
export const keepFirstState: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { db } = req.payload
  const { docs } = await db.findGlobalVersions({ global: global.slug, limit: 1, pagination: false, req })
  if (docs.length > 0) return data
  const now = await db.findGlobal<{ createdAt?: string; updatedAt?: string }>({ slug: global.slug, req })
  if (!now?.updatedAt) return data
  await db.createGlobalVersion({
    globalSlug: global.slug,
    autosave: false,
    createdAt: now.createdAt ?? now.updatedAt,
    updatedAt: now.updatedAt,
    versionData: { ...now, _status: 'published' } as never,
    req,
  })
  return data
}
