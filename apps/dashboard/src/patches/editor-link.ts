import type { Field, FieldAffectingData } from 'payload'
import { linkUrl } from '#fields/link-url.ts'
import type { Patch } from './patch.ts'

/**
 * Replaces the check and the hook of the text editor's link field. The editor would percent-encode a Persian path whole,
 * slashes too, and refuse a wrong URL in English.
 */
export const editorLinkPatch: Patch = {
  name: 'editor-link',
  writtenFor: { '@payloadcms/richtext-lexical': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/issues/14499',
}

/** The fields of a link, with our check of its URL. */
export const linkFields = (usual: readonly FieldAffectingData[]): (Field | FieldAffectingData)[] =>
  usual.map((field) =>
    'name' in field && field.name === 'url' && field.type === 'text'
      ? {
          ...field,
          hooks: {},
          validate: (value: unknown, { siblingData }: { siblingData: { linkType?: unknown } }) =>
            siblingData.linkType === 'internal' || linkUrl(value),
        }
      : field,
  )
