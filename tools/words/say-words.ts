import type { NamedAt } from './find-names.ts'
import type { SaidAt } from './find-phrases.ts'

/** One line for each different name: where it is used first, how often, and the word to use. */
export function sayNames(found: readonly NamedAt[]): string[] {
  const groups = Map.groupBy(found, ({ rule, name, isPath }) => `${rule.runs[0]} ${isPath} ${name}`)
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const uses = others.length > 0 ? ` (and ${others.length} more)` : ''
    const kind = first.isPath ? 'file name' : 'name'
    return `${first.file}:${first.line} ${kind} ${first.name}${uses}: use ${first.rule.use}`
  })
}

export function sayPhrases(found: readonly SaidAt[]): string[] {
  return found.map(({ rule, file, line }) => `${file}:${line} "${rule.phrase}": ${rule.use}`)
}
