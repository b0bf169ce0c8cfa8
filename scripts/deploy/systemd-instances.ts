/** Which units are restarted and in which order: calls before the pages that make them, the worker last. */
const ORDER = [/^rasteh-shop-api@(\d+)\.service$/, /^rasteh-web@(\d+)\.service$/, /^rasteh-worker\.service$/]

/** The shop's processes in a list that `systemctl list-units --plain` wrote, in the order of a rolling restart. */
export function instancesOf(listed: string): { unit: string; readyUrl: string | null }[] {
  const units = listed.split('\n').flatMap((line) => line.trim().split(/\s+/)[0] ?? [])
  return ORDER.flatMap((pattern) =>
    units.flatMap((unit) => {
      const found = pattern.exec(unit)
      if (!found) return []
      return [{ unit, readyUrl: found[1] ? `http://127.0.0.1:${found[1]}/health/ready` : null }]
    }),
  )
}
