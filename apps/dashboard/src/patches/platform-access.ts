import type { SanitizedConfig } from 'payload'
import { isStaff } from '#access/is-staff.ts'
import { nobody } from '#access/nobody.ts'
import type { Patch } from './patch.ts'

/**
 * Closes Payload's own collections to shoppers. Payload adds them while it builds the configuration and opens them to
 * every signed-in person of every kind, and shoppers are such persons here.
 */
export const platformAccessPatch: Patch = {
  name: 'platform-access',
  writtenFor: { payload: '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/pull/16906',
}

/** Of Payload's own collections, what the dashboard asks for in the name of the person who uses it. */
const FOR_THE_DASHBOARD = ['payload-locked-documents']

/** The same configuration, with Payload's own collections open to staff or closed. */
export function closePlatformCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ slug }) => slug.startsWith('payload-'))) {
    // Preferences already belong to their owner alone.
    if (collection.slug === 'payload-preferences') continue
    const rule = FOR_THE_DASHBOARD.includes(collection.slug) ? isStaff : nobody
    Object.assign(collection.access, { create: rule, read: rule, update: rule, delete: rule })
  }
  return config
}
