import { siteDraftTexts } from '@rasteh/messages/dashboard'
import {
  commitTransaction,
  type Endpoint,
  Forbidden,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
  type SanitizedGlobalConfig,
  saveVersion,
} from 'payload'

/**
 * Brings an earlier state back as a draft, in the place of the platform's own call: that one writes it into the table that
 * visitors read, whatever it is asked for.
 */
export const restoreAsDraft = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const isOurs = await initTransaction(req)
    try {
      const doc = await restore(req, slug)
      if (isOurs) await commitTransaction(req)
      return Response.json({ doc, message: siteDraftTexts.restored })
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
})

async function restore(req: PayloadRequest, slug: GlobalSlug): Promise<object> {
  const { payload } = req
  const global = payload.config.globals.find((one) => one.slug === slug)
  if (!global) throw new NotFound(req.t)
  await askRights(global, req)
  const version = await findVersion(req, slug)
  const newest = { slug, draft: true, depth: 0, req } as const
  const previousDoc = await payload.findGlobal(newest)
  await saveVersion({
    docWithLocales: { ...version, _status: 'draft' },
    draft: true,
    global,
    operation: 'update',
    payload,
    req,
  })
  const doc = await payload.findGlobal(newest)
  for (const hook of global.hooks.afterChange ?? [])
    await hook({ context: req.context, data: doc, doc, global, overrideAccess: false, previousDoc, req })
  return doc
}

/** All that a save of the form is asked as well: the rights, and the hooks that come before it. */
async function askRights(global: SanitizedGlobalConfig, req: PayloadRequest): Promise<void> {
  const { readVersions, update } = global.access
  const data = { _status: 'draft' }
  const mayRestore = (await readVersions({ req })) === true && (await update({ req, data })) === true
  if (!mayRestore) throw new Forbidden(req.t)
  const before = { context: req.context, global, operation: 'update', overrideAccess: false, req } as const
  for (const hook of global.hooks.beforeOperation ?? [])
    await hook({ ...before, args: { draft: true, data } })
}

/** The state with the words of every language. */
async function findVersion(req: PayloadRequest, global: GlobalSlug): Promise<Record<string, unknown>> {
  const id = String(req.routeParams?.id ?? '')
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new NotFound(req.t)
  const { docs } = await req.payload.db.findGlobalVersions({
    ...{ global, limit: 1, pagination: false, req },
    where: { id: { equals: Number(id) } },
  })
  if (!docs[0]) throw new NotFound(req.t)
  return docs[0].version as Record<string, unknown>
}
