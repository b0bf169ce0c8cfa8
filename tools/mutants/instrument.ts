import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../services/settings.ts'
import type { Mutant } from './find-mutants.ts'

/** The name of the value that says to a page which fault is on. */
const SWITCH = 'globalThis.__mutant'

/** A source in which each of the faults is there and off: one build then serves all of them. */
export function instrument(code: string, mutants: readonly Mutant[]): string {
  const places = Map.groupBy(mutants, ({ start }) => start)
  return [...places.values()]
    .sort(([one], [other]) => (other?.start ?? 0) - (one?.start ?? 0))
    .reduce((changed, [first, ...others]) => {
      if (!first) return changed
      const { start, end } = first
      const original = code.slice(start, end)
      const isName = /^[A-Za-z]/.test(original)
      const literal = (text: string) => (isName ? JSON.stringify(text) : text)
      const choice = [first, ...others].reduceRight(
        (rest, { id, text }) => `${SWITCH} === ${JSON.stringify(id)} ? ${literal(text)} : ${rest}`,
        literal(original),
      )
      return changed.slice(0, start) + (isName ? `[${choice}]` : `(${choice})`) + changed.slice(end)
    }, code)
}

/** Puts the faults into a copy of this repository. */
export function instrumentCopy(copy: string, mutants: readonly Mutant[]): void {
  for (const [file, own] of Map.groupBy(mutants, (mutant) => mutant.file)) {
    const path = join(copy, relative(ROOT, file))
    // The copy may share its files with the original: a new one takes the place of the shared one.
    writeFileSync(`${path}.new`, instrument(readFileSync(file, 'utf8'), own))
    renameSync(`${path}.new`, path)
  }
}
