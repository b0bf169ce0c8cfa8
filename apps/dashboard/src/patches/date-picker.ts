import type { Patch } from './patch.ts'

/**
 * Puts our Jalali date input in the place of Payload's date picker, which knows only the Gregorian calendar. List filters
 * and the drawer of scheduled publishing load that picker by themselves and offer no setting for another, so its built
 * file is replaced by its name, which carries a hash of its contents.
 */
export const datePickerPatch: Patch = {
  name: 'date-picker',
  writtenFor: { '@payloadcms/ui': '3.90.1' },
  upstream: null,
}

/** The file that is replaced, as the package's own entry names it. */
export const REPLACED_FILE = './DatePicker-IJKMHICL.js'

/** For Next's `turbopack.resolveAlias`. */
export const datePickerAlias = { [REPLACED_FILE]: './src/patches/date-picker-component.tsx' }
