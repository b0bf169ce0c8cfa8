import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  SanitizedConfig,
} from 'payload'
import type { Patch } from './patch.ts'

/**
 * Adds the audit log's hooks to the built configuration, behind all others. A hook that a collection or a plugin adds
 * later could change a document after it was compared, so they are added when nothing else can be.
 */
export const auditHooksPatch: Patch = {
  name: 'audit-hooks',
  writtenFor: { payload: '3.90.1' },
  upstream: null,
}

export type AuditHooks = {
  /** The slugs of the collections whose changes are written down; of globals all are. */
  collections: readonly string[]
  beforeChange: CollectionBeforeChangeHook
  afterChange: (slug: string) => CollectionAfterChangeHook
  afterDelete: (slug: string) => CollectionAfterDeleteHook
  afterGlobalChange: (slug: string) => GlobalAfterChangeHook
}

/** The same configuration with the audit log's hooks. */
export function addAuditHooks(config: SanitizedConfig, audit: AuditHooks): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    if (!audit.collections.includes(slug)) continue
    hooks.beforeChange.push(audit.beforeChange)
    hooks.afterChange.push(audit.afterChange(slug))
    hooks.afterDelete.push(audit.afterDelete(slug))
  }
  for (const { slug, hooks } of config.globals) hooks.afterChange?.push(audit.afterGlobalChange(slug))
  return config
}
