import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build made, as pages name it. */
export type Assets = {
  /** The script that starts the islands. */
  start: string
  /** The script that stands in the page itself, and its hash for the policy. */
  early: { code: string; hash: string }
  islandsOf: (names: ReadonlySet<string>) => { files: Record<string, string>; keys: string[] }
  /** The styles of a page and of the layout around it. */
  stylesOf: (layout: string, name: string) => Styles
}
export type Styles = { css: string; hash: string; fonts: readonly string[] }

type Manifest = Record<string, { file: string; src?: string; name?: string; css?: string[] }>
/** For each island, its file and the texts that its code can say. */
type IslandList = Record<string, { file: string; texts: string[] }>
type StyleList = Record<string, string[]>

/** Reads what the two builds made: the islands for browsers, and the pages of the server with their styles. */
export function readAssets({ client, server }: { client: string; server: string }): Assets {
  const read = (path: string) => readFileSync(path, 'utf8')
  const islands = JSON.parse(read(join(client, 'islands.json'))) as IslandList
  const styles = JSON.parse(read(join(server, 'styles.json'))) as StyleList
  const manifest = JSON.parse(read(join(client, '.vite/manifest.json'))) as Manifest
  const early = read(join(client, 'early.js')).trim()
  const pages = new Map<string, Styles>()
  return {
    start: `/${manifest['src/islands/start.ts']?.file ?? ''}`,
    early: { code: early, hash: hashOf(early) },
    islandsOf: (names) => {
      const used = [...names].flatMap((name) => (islands[name] ? [[name, islands[name]] as const] : []))
      return {
        files: Object.fromEntries(used.map(([name, { file }]) => [name, `/${file}`])),
        keys: [...new Set(used.flatMap(([, { texts }]) => texts))].sort(),
      }
    },
    stylesOf: (layout, name) => {
      const key = `${layout} ${name}`
      const files = new Set([layout, name].flatMap((one) => styles[one] ?? []))
      const known = pages.get(key) ?? toStyles([...files].map((file) => read(join(server, file))).join('\n'))
      pages.set(key, known)
      return known
    },
  }
}

function toStyles(css: string): Styles {
  return { css, hash: hashOf(css), fonts: [...css.matchAll(FIRST_FONT)].map(([, address = '']) => address) }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The file with the Persian letters, the space and the usual signs is used on every page. */
const FIRST_FONT = /url\((\/assets\/vazirmatn-persian[\w.-]*\.woff2)\)/g
