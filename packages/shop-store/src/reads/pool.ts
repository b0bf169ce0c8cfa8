import { openPool } from '../platform/pool.ts'

/** The pages' own pool: it can read and nothing else, whatever role its address names. */
export const openReadPool = (url: string) =>
  openPool({ url, name: 'rasteh-page-reads', max: 8, readOnly: true, deadlineMs: 15_000 })

export { surviveLoss } from '../platform/pool.ts'
