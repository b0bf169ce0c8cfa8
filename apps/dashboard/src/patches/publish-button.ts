import type { SanitizedConfig } from 'payload'
import type { Patch } from './patch.ts'

/**
 * Wraps Payload's publish button wherever publishing can be scheduled. Payload offers to schedule an end of publication
 * when no version is newer than the published one; a draft that was never published has no such version either, so the
 * wrapper counts it as one that waits.
 */
export const publishButtonPatch: Patch = {
  name: 'publish-button',
  writtenFor: { '@payloadcms/ui': '3.90.1' },
  upstream: null,
}

const PUBLISH_BUTTON = '/patches/publish-button-component.tsx#PublishButton'

/** The same configuration with our button in each collection whose publishing can be scheduled. */
export function wrapPublishButton(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, versions } of config.collections) {
    const drafts = versions?.drafts || undefined
    if (!drafts?.schedulePublish) continue
    admin.components = {
      ...admin.components,
      edit: { ...admin.components?.edit, PublishButton: PUBLISH_BUTTON },
    }
  }
  return config
}
