import { sql } from '@payloadcms/db-postgres'
import { dashboardLabels, dashboardTexts } from '@rasteh/messages/dashboard'
import { settleRedirect } from '@rasteh/shop-core/pages'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { databaseOfSave } from '#database/adapter.ts'
import { lockPaths } from '../paths/lock-paths.ts'

/** Both ends in one spelling, or a round trip would hide behind another: decoded, and without this site's own origin. */
export const spellPaths: CollectionBeforeValidateHook = ({ data, req }) => {
  const { from, to } = (data ?? {}) as { from?: unknown; to?: unknown }
  return {
    ...data,
    ...(typeof from === 'string' ? { from: decoded(from) } : {}),
    ...(typeof to === 'string' ? { to: decoded(withoutOrigin(to, req.payload.config.serverURL)) } : {}),
  }
}

/** Visitors are sent on once: chains are cut short at both ends, and what would go round is refused. */
export const settleTarget: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const from = String(data.from ?? originalDoc?.from)
  const to = String(data.to ?? originalDoc?.to)
  await lockPaths(req)
  const settled = settleRedirect({ from, to }, await loadTargets(req, originalDoc?.id))
  if (!settled.ok) {
    const { kind } = settled.refusal
    const error = {
      path: 'to',
      label: dashboardLabels.redirects.fields.to,
      message: dashboardTexts.redirectLoop,
      kind,
    }
    throw new ValidationError({ collection: collection.slug, errors: [error] }, req.t)
  }
  const database = await databaseOfSave(req)
  await database.execute(sql`update public.redirects set "to" = ${settled.value} where "to" = ${from}`)
  return { ...data, to: settled.value }
}

async function loadTargets(req: PayloadRequest, own: unknown): Promise<ReadonlyMap<string, string>> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ id: number; from: string; to: string }>(
    sql`select id, "from", "to" from public.redirects`,
  )
  return new Map(rows.filter(({ id }) => id !== own).map(({ from, to }) => [from, to]))
}

/** Characters that separate the parts of a URL stay encoded; what is not well encoded stays as it is. */
function decoded(url: string): string {
  if (!url.startsWith('/')) return url
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

function withoutOrigin(url: string, origin: string): string {
  if (!URL.canParse(url) || new URL(url).origin !== origin) return url
  const { pathname, search, hash } = new URL(url)
  return `${pathname}${search}${hash}`
}
