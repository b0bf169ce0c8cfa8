import type { Patch } from './patch.ts'

/**
 * `platform-styles.css` (and `autosave-bar.css`, the bar beside a form's buttons) restyles Payload's screens by their class names: right to left, with our fonts and
 * colours, on phones too. Payload documents variables for colours only; a class that it renames loses its rule silently.
 */
export const platformStylesPatch: Patch = {
  name: 'platform-styles',
  writtenFor: { '@payloadcms/ui': '3.90.1', '@payloadcms/next': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/issues/11162',
}
