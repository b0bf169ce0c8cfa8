/** Statements that code of the release before could not live with: while a roll is under way, both are at work. */
const BREAKING: readonly { what: string; pattern: RegExp }[] = [
  { what: 'drops a column', pattern: /\bdrop\s+column\b/i },
  {
    what: 'drops a table, a view or a type',
    pattern: /\bdrop\s+(table|view|materialized\s+view|type|schema)\b/i,
  },
  { what: 'renames', pattern: /\brename\s+(to|column|constraint|value)\b|\brename\s+\S+\s+to\b/i },
  { what: 'forbids null where it was allowed', pattern: /\bset\s+not\s+null\b/i },
  { what: 'changes the type of a column', pattern: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i },
  {
    what: 'adds a column that old code does not fill',
    pattern: /\badd\s+column\b(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/i,
  },
]

/** `-- contract: <why it is not needed>` above a statement lets it pass. */
const EXCEPTION = /--\s*contract:\s*\S+/i

/** What in a migration the running shop could not live with, each with its statement's first line. */
export function breakingStatements(sql: string): string[] {
  return sql.split(';').flatMap((statement) => {
    if (EXCEPTION.test(statement)) return []
    const bare = statement.replaceAll(/--.*$/gm, '').trim()
    return BREAKING.flatMap(({ what, pattern }) =>
      pattern.test(bare) ? [`${what}: ${bare.split('\n')[0]}`] : [],
    )
  })
}
