import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInNames, findInPath, type NamedAt } from './find-names.ts'
import { commentsOf, findPhrases, type SaidAt } from './find-phrases.ts'
import { scanScript } from './scan-script.ts'

export type WordsOfTree = { names: NamedAt[]; comments: SaidAt[]; guides: SaidAt[] }

const SCRIPT = /\.[cm]?[jt]sx?$/
const GENERATED = /(^|\/)(payload-types\.ts|importMap\.js|pnpm-lock\.yaml)$/
/** What ran in shops already is not edited, and the list quotes its own words. */
const NOT_READ = /(^|\/)migrations\/|^docs\/(decisions|measurements|spec)\/|^scripts\/words\/|^CHANGELOG\.md$/

/** Every word of the lists in the files that git knows or would add. */
export function readTree(root: string): WordsOfTree {
  const words: WordsOfTree = { names: [], comments: [], guides: [] }
  for (const file of filesOf(root)) {
    if (GENERATED.test(file)) continue
    words.names.push(...findInPath(file))
    if (!/\.([cm]?[jt]sx?|css|sql|vcl|sh|ya?ml|md)$/.test(file) || NOT_READ.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    if (file.endsWith('.md')) {
      words.guides.push(...findPhrases(file, commentsOf(file, text)))
    } else if (SCRIPT.test(file)) {
      const { names, comments } = scanScript(text)
      words.names.push(...findInNames(file, names))
      words.comments.push(...findPhrases(file, comments))
    } else {
      words.comments.push(...findPhrases(file, commentsOf(file, text)))
    }
  }
  return words
}

function filesOf(root: string): string[] {
  const list = (...flags: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...flags], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
      .split('\0')
      .filter(Boolean)
  const gone = new Set(list('--deleted'))
  return [...new Set(list('--cached', '--others', '--exclude-standard'))].filter((file) => !gone.has(file))
}
