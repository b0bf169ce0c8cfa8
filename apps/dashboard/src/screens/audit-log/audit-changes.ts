import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  SanitizedConfig,
} from 'payload'
import { addAuditHooks } from '#patches/audit-hooks.ts'
import { diffDocuments } from './diff-documents.ts'
import { noteAudit } from './note-audit.ts'

/** Persons, rights, banks, money: each change of these is written down with what it was, what it is, who and from where. */
const AUDITED = [
  ...['customers', 'customer-groups', 'staff', 'marketers'],
  ...['payment-methods', 'banks', 'installment-banks', 'installment-plans', 'delivery-methods'],
  ...['prices', 'price-layers', 'offers', 'special-codes', 'gifts'],
] as const

/** Puts the audit log's hooks on the collections above and on every global: those are the shop's settings. */
export const auditChanges = (config: SanitizedConfig): SanitizedConfig =>
  addAuditHooks(config, {
    collections: AUDITED,
    beforeChange: markPassword,
    afterChange: noteChange,
    afterDelete: noteDelete,
    afterGlobalChange: noteGlobal,
  })

const noteChange =
  (slug: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, context, req }) => {
    const found = diffDocuments(operation === 'create' ? {} : (previousDoc ?? {}), doc)
    const changes = context.hasNewPassword ? [...found, { field: 'password' }] : found
    if (operation === 'update' && changes.length === 0) return
    const detail = { changes, ...localeOf(req.locale) }
    const action = operation === 'create' ? 'document-created' : 'document-changed'
    await noteAudit(req, { action, subject: subjectOf(slug, doc.id), detail })
  }

const noteDelete =
  (slug: string): CollectionAfterDeleteHook =>
  async ({ id, doc, req }) => {
    const detail = { changes: diffDocuments(doc, {}) }
    await noteAudit(req, { action: 'document-deleted', subject: subjectOf(slug, id), detail })
  }

const noteGlobal =
  (slug: string): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const changes = diffDocuments(previousDoc ?? {}, doc)
    if (changes.length === 0) return
    const detail = { changes, ...localeOf(req.locale) }
    await noteAudit(req, { action: 'settings-changed', subject: `settings:${slug}`, detail })
  }

/** A new password is taken out of the document before it is saved; that there was one is remembered until it is recorded. */
const markPassword: CollectionBeforeChangeHook = ({ data, context }) => {
  if (data.password) context.hasNewPassword = true
  return data
}

/** People are named as the other lines of the log name them, so that an erasure finds all of theirs. */
const subjectOf = (slug: string, id: number | string) => `${slug === 'customers' ? 'customer' : slug}:${id}`

const localeOf = (locale: unknown) => (typeof locale === 'string' ? { locale } : {})
