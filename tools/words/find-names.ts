import { ALLOWED_NAMES, type Allowed } from './allowed-names.ts'
import type { Found } from './scan-script.ts'
import { hasRun, splitName } from './split-name.ts'
import { WORD_RULES, type WordRule } from './word-rules.ts'

export type NamedAt = { rule: WordRule; name: string; file: string; line: number; isPath: boolean }

const rules = WORD_RULES.map((rule) => ({
  rule,
  runs: rule.runs.map((run) => run.split(' ')),
  except: (rule.except ?? []).map((run) => run.split(' ')),
}))
const watched = new Set(rules.flatMap(({ runs }) => runs.map(([first]) => first)))
const known = new Map<string, WordRule[]>()
const used = new Set<Allowed>()

/** The words of the list in the identifiers of one file. */
export function findInNames(file: string, names: readonly Found[], allowed = ALLOWED_NAMES): NamedAt[] {
  return names.flatMap(({ text, line }) =>
    rulesOf(text, false)
      .filter(() => !isAllowed(text, file, allowed))
      .map((rule) => ({ rule, name: text, file, line, isPath: false })),
  )
}

/** The words of the list in the folders of a path and in its file's name without endings. */
export function findInPath(file: string, allowed = ALLOWED_NAMES): NamedAt[] {
  const names = file.split('/').map((part) => part.replace(/(?<=.)\..*$/, ''))
  return names.flatMap((name) =>
    rulesOf(name, true)
      .filter(() => !isAllowed(name, file, allowed))
      .map((rule) => ({ rule, name, file, line: 1, isPath: true })),
  )
}

/** Lines of the allow-list that allowed nothing in what was read so far. */
export function unusedLines(allowed = ALLOWED_NAMES): Allowed[] {
  return allowed.filter((line) => !used.has(line))
}

function rulesOf(name: string, isPath: boolean): WordRule[] {
  const key = isPath ? `/${name}` : name
  const before = known.get(key)
  if (before) return before
  const words = splitName(name)
  const found = words.some((word) => watched.has(word))
    ? rules.filter((each) => breaks(each, words, isPath)).map(({ rule }) => rule)
    : []
  known.set(key, found)
  return found
}

function breaks({ rule, runs, except }: (typeof rules)[number], words: string[], isPath: boolean): boolean {
  if (rule.in === 'part' && words.length === 1) return false
  if (rule.in === 'whole' && (!isPath || words.length > 1)) return false
  return runs.some((run) => hasRun(words, run)) && !except.some((run) => hasRun(words, run))
}

function isAllowed(name: string, file: string, allowed: readonly Allowed[]): boolean {
  const line = allowed.find((each) => ('name' in each ? each.name === name : file.startsWith(each.under)))
  if (line) used.add(line)
  return line !== undefined
}
