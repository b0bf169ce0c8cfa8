const REPLACES = /^-- Baseline: replaces the migrations up to (?<last>\S+\.sql)\.$/m
/** The release whose migrations the present baseline replaces. */
const REPLACED_RELEASE = '0.1.0'

/**
 * Says what to do with a migration that has not run here, by its text. A baseline makes the tables that many older migrations made: a
 * database that has run all of those only records it, an empty one runs it, and one in between is refused.
 */
export function baselineStep(text: string, seen: readonly string[]): 'run' | 'record' {
  const last = REPLACES.exec(text)?.groups?.last
  if (!last) return 'run'
  const replaced = seen.filter((name) => name <= last).sort()
  if (replaced.length === 0) return 'run'
  if (replaced.includes(last)) return 'record'
  throw new Error(
    `this database has run the shop's migrations only up to ${replaced.at(-1)}: ` +
      `upgrade it to version ${REPLACED_RELEASE} first, whose last migration is ${last}, then to this version`,
  )
}
