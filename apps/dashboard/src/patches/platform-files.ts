import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = join(import.meta.dirname, '../../node_modules')

/** For tests of patches: the text of installed files, by patterns under node_modules. */
export function platformScripts(...patterns: string[]): string {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: MODULES }))
  if (files.length === 0) throw new Error(`nothing installed is called ${patterns.join(', ')}`)
  return files.map((file) => readFileSync(join(MODULES, file), 'utf8')).join('\n')
}

const SCRIPTS = ['ui', 'next', 'richtext-lexical'].map((name) => `@payloadcms/${name}/dist/**/*.js`)
const STYLES = [
  '@payloadcms/next/dist/prod/styles.css',
  '@payloadcms/richtext-lexical/dist/exports/client/bundled.css',
]
let known: string | undefined

/** For tests of patches: the classes, ids and attributes among `selectors` that Payload's screens no longer have. */
export function missingSelectors(selectors: readonly string[]): string[] {
  known ??= platformScripts(...STYLES, ...SCRIPTS)
  const text = known
  const hasWord = (word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text)
  return selectors.filter((selector) => {
    // What react-select adds to its own classes is not in Payload's files.
    const name = selector.replaceAll(/[.#[\]]/g, '').replace(/^(rs__\w+)--.*/, '$1')
    return !hasWord(name) && !isComposed(name, text, hasWord)
  })
}

/** A name may be put together in code: `cell-id` is `cell-${…}` there, and `nav__link` is `${…}__link` beside `nav`. */
function isComposed(name: string, text: string, hasWord: (word: string) => boolean): boolean {
  const [prefix] = /^(cell|heading)-/.exec(name) ?? []
  if (prefix) return text.includes(`${prefix}\${`)
  const [block = '', element] = name.split('__')
  return element !== undefined && hasWord(block) && text.includes(`}__${element}`)
}
