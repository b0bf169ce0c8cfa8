import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Ceilings, countNames, countPhrases, loweredTo, risenAbove } from './count-words.ts'
import { unusedLines } from './find-names.ts'
import { readTree } from './read-tree.ts'
import { sayNames, sayPhrases } from './say-words.ts'

/**
 * Names and comments in the field's words. `--list [word] [--in folder]` prints what is not mended yet; `--lower` records a fall.
 * Ceilings are never raised: a new use takes the word that is printed beside it.
 */
const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, lower: { type: 'boolean' }, in: { type: 'string', default: '' } },
  allowPositionals: true,
})
const CEILINGS = join(import.meta.dirname, 'ceilings.json')
const ceilings: Ceilings = JSON.parse(readFileSync(CEILINGS, 'utf8'))
const found = readTree(join(import.meta.dirname, '../..'))
const counts: Ceilings = {
  names: countNames(found.names),
  comments: countPhrases(found.comments),
  guides: countPhrases(found.guides),
}
const risen = {
  names: risenAbove(ceilings.names, counts.names),
  comments: risenAbove(ceilings.comments, counts.comments),
  guides: risenAbove(ceilings.guides, counts.guides),
}
const isListed = (file: string, key: string, above: string[]) =>
  file.startsWith(values.in) &&
  (values.list ? positionals.length === 0 || positionals.includes(key) : above.includes(key))

for (const line of [
  ...sayNames(found.names.filter(({ rule, file }) => isListed(file, rule.runs[0] ?? '', risen.names))),
  ...sayPhrases(found.comments.filter(({ rule, file }) => isListed(file, rule.phrase, risen.comments))),
  ...sayPhrases(found.guides.filter(({ rule, file }) => isListed(file, rule.phrase, risen.guides))),
])
  console.log(line)
if (values.lower) {
  const lowered: Ceilings = {
    names: loweredTo(counts.names, ceilings.names),
    comments: loweredTo(counts.comments, ceilings.comments),
    guides: loweredTo(counts.guides, ceilings.guides),
  }
  writeFileSync(CEILINGS, `${JSON.stringify(lowered, null, 2)}\n`)
}
for (const line of unusedLines())
  console.log(`no longer needed in allowed-names.ts: ${'name' in line ? line.name : line.under}`)
const left = (kind: keyof Ceilings) => Object.values(counts[kind]).reduce((sum, count) => sum + count, 0)
const faults = risen.names.length + risen.comments.length + risen.guides.length
for (const kind of ['names', 'comments', 'guides'] as const)
  for (const key of risen[kind])
    console.log(`${key}: ${counts[kind][key]} in ${kind}, at most ${ceilings[kind][key] ?? 0}`)
console.log(
  `words: ${left('names')} names, ${left('comments')} phrases in comments and ${left('guides')} in guides to mend`,
)
process.exit(faults === 0 ? 0 : 1)
