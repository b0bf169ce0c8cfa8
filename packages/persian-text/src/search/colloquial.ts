// Words that end so in writing too.
const WRITTEN: ReadonlySet<string> = new Set(
  'تلفن صابون زیتون خاتون میلیون تلویزیون قانون مضمون خون افسون هامون ستون چون بدون بیرون'.split(' '),
)

/** A word as it is written where it may be as it is said: «خونه» is خانه, «گلدون» گلدان; null where nothing is to be told. */
export function toWritten(token: string): string | null {
  if (WRITTEN.has(token)) return null
  const written = token.replace(/^(.+)ون(ه?(?:ها|های|ی)?)$/u, '$1ان$2')
  return written === token ? null : written
}
