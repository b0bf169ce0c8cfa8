import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build made, as pages name it. */
export type Assets = {
  /** The script that starts the islands. */
  start: string
  /** The script that is in the page itself, and its hash for the policy. */
  early: Inline
  islandsOf: (names: ReadonlySet<string>) => IslandSet
  /** The texts of the islands that are around every page; without them each page carries all that it needs. */
  frameKeys?: readonly string[]
  /** The styles of a layout, and those of a page that it does not have: of the kinds of module it shows, or of all. */
  stylesOf: (layout: string, name: string, kinds?: readonly string[]) => Styles
}
export type IslandSet = { files: Record<string, string>; keys: string[] }
export type Inline = { code: string; hash: string }
export type Styles = { links: readonly string[]; inline: Inline | null; fonts: readonly string[] }

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>
/** For each island, its file and the texts that its code can say. */
type IslandList = Record<string, { file: string; texts: string[] }>

/** Styles up to this size are in the page; larger ones are a file, which the browser keeps for the next page. */
const INLINE_BYTES = 12_288

/** Managers may make a page of any kinds of module: it carries the styles of those that it shows. */
type KindStyles = Record<'pages' | 'kinds', Readonly<Record<string, readonly string[]>>>
const MOST_PAGES = 300

/** Reads what the two builds made: the islands for browsers, and the pages of the server with their styles. */
export function readAssets({ client, server }: { client: string; server: string }): Assets {
  const read = (path: string) => readFileSync(path, 'utf8')
  const islands = JSON.parse(read(join(client, 'islands.json'))) as IslandList
  const styles = JSON.parse(read(join(server, 'page-styles.json'))) as Record<string, string>
  const kindStyles = JSON.parse(read(join(server, 'kind-styles.json'))) as KindStyles
  const manifest = JSON.parse(read(join(client, '.vite/manifest.json'))) as Manifest
  const pages = new Map<string, Styles>()
  // Pages of one kind show the same islands in the same order, or in a few orders.
  const islandSets = new Map<string, IslandSet>()

  function readStyles(layout: string, page: string, kinds: readonly string[] | null): Styles {
    const files = [styles[layout], styles[`${layout} ${page}`]].flatMap((file) => file ?? [])
    const [around = '', all = ''] = files.map((file) => read(join(client, file)))
    const own = kinds ? withKinds(around, page, kinds) : all
    const isInline = kinds !== null || own.length <= INLINE_BYTES
    return {
      links: files.slice(0, isInline ? 1 : 2).map((file) => `/${file}`),
      inline: isInline && own !== '' ? toInline(own) : null,
      fonts: [...around.matchAll(FIRST_FONTS)].map(([, address = '']) => address),
    }
  }
  /** The page's own styles and those of its kinds, each once, without what the layout has. */
  function withKinds(around: string, page: string, kinds: readonly string[]): string {
    const parts = [kindStyles.pages[page], ...kinds.map((kind) => kindStyles.kinds[kind])]
    return [...new Set(parts.flatMap((part) => part ?? []))].filter((css) => !around.includes(css)).join('\n')
  }
  return {
    start: `/${startFile(manifest)}`,
    early: toInline(read(join(client, 'early.js')).trim()),
    frameKeys: JSON.parse(read(join(client, 'frame-keys.json'))) as string[],
    islandsOf: (names) => {
      const key = [...names].join(' ')
      const known = islandSets.get(key)
      if (known) return known
      const used = [...names].flatMap((name) => (islands[name] ? [[name, islands[name]] as const] : []))
      const set = {
        files: Object.fromEntries(used.map(([name, { file }]) => [name, `/${file}`])),
        keys: [...new Set(used.flatMap(([, { texts }]) => texts))].sort(),
      }
      islandSets.set(key, set)
      return set
    },
    stylesOf: (layout, name, kinds) => {
      const shown = kinds && name in kindStyles.pages ? [...new Set(kinds)].sort() : null
      const key = [layout, name, ...(shown ?? ['all'])].join(' ')
      const known = pages.get(key) ?? readStyles(layout, name, shown)
      if (pages.size > MOST_PAGES) pages.clear()
      pages.set(key, known)
      return known
    },
  }
}

/** The entry itself only imports the file in which the loader is: that one is named, and no browser waits for two. */
function startFile(manifest: Manifest): string {
  const { file = '', imports = [] } = manifest['src/islands/start.ts'] ?? {}
  return manifest[imports[0] ?? '']?.file ?? file
}

/** A script or style that is in the page itself, with the hash that the policy names it by. */
export const toInline = (code: string): Inline => ({
  code,
  hash: `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
})

/** Persian letters and the usual signs, and Latin names and models, are on every page: both files before the styles ask. */
const FIRST_FONTS = /url\((\/assets\/vazirmatn-(?:persian|latin)-[\w-]{8}\.woff2)\)/g
