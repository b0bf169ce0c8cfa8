/** The setting by which a shop that runs for tests opens the component gallery; a real one never has it. */
export const PARTS_PAGE_SETTING = 'RASTEH_PARTS_PAGE'

/** Says whether the component gallery is there: in development, and where a test's shop asks for it. */
export function isGalleryOpen(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment.NODE_ENV !== 'production' || environment[PARTS_PAGE_SETTING] === 'open'
}
