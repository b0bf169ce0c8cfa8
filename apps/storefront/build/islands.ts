import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { messageKeys } from '@rasteh/messages/catalogue'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const REPOSITORY = join(ROOT, '../..')
const KEYS: ReadonlySet<string> = new Set<string>(messageKeys)
const DECLARATION = /^export default island\('([^']+)'/m

const SHELL = 'shell'

/** The islands that are on every page. */
const LAYOUT = /^(shell\/.+|basket\/basket-button|lightbox\/lightboxes|notices\/notices)$/

/**
 * Islands that come together are one file: the layout's are on every page, those of comparing and of lists on most, those
 * of comments below every product. The menu is shown on wide screens alone, and the search box answers
 * only visitors who use it.
 */
const BUNDLES = {
  [SHELL]:
    /^(shell\/(?!menu\/|search\/).+|basket\/basket-button|lightbox\/lightboxes|notices\/notices|special-order\/special-order-button)$/,
  compare: /^compare\/compare-(bar|box|button)$/,
  lists: /^product-list\/.+$/,
  product: /^(product\/buy-box|profile\/favorite-button)$/,
  comments: /^comments\/(?!answer-form$)/,
} satisfies Record<string, RegExp>

/** The islands whose texts are in the frame, which comes after the first paint: a comment's form says more than the page around it. */
const isInFrame = (name: string) => LAYOUT.test(name) || BUNDLES.comments.test(name)

const VIRTUAL = 'islands:'
const COMMON = [SHELL, 'compare', 'lists', 'product']

/** Every island's name and its file. */
export function islandFiles(): Record<string, string> {
  const files = globSync('src/**/islands/*.tsx', { cwd: ROOT }).filter((file) => !file.includes('.test.'))
  return Object.fromEntries(
    files.sort().flatMap((file) => {
      const name = DECLARATION.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1]
      return name ? [[name, file]] : []
    }),
  )
}

const bundleOf = (name: string) => Object.entries(BUNDLES).find(([, form]) => form.test(name))?.[0]
const membersOf = (bundle: string) =>
  Object.entries(islandFiles()).filter(([name]) => bundleOf(name) === bundle)

/** Each bundle, and each island that is in none, is an entry: the loader imports it by its URL. */
export function islandEntries(): Record<string, string> {
  const alone = Object.entries(islandFiles()).filter(([name]) => !bundleOf(name))
  return Object.fromEntries([...Object.keys(BUNDLES).map((bundle) => [bundle, VIRTUAL + bundle]), ...alone])
}

type Info = { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Entry = { file: string; texts: string[] }

/** Makes the bundles, and writes down for each island where it is and the texts that its code can say. */
export function bundleIslands(): Plugin {
  return {
    name: 'bundle-islands',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const members = membersOf(id.slice(VIRTUAL.length + 1))
      return members
        .map(([, file], part) => `export { default as part${part} } from ${JSON.stringify(join(ROOT, file))}`)
        .join('\n')
    },
    generateBundle(_, bundle) {
      const infoOf = (id: string) => this.getModuleInfo(id)
      const islands: Record<string, Entry> = {}
      const layout = layoutModules(infoOf)
      const names = new Map(Object.entries(islandFiles()).map(([name, file]) => [join(ROOT, file), name]))
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        // Every page has the layout's styles: a part that comes later must not bring them again, over those of the page.
        const styles = chunk.moduleIds.filter((id) => id.endsWith('.css'))
        if (styles.every((id) => layout.has(id))) chunk.viteMetadata?.importedCss.clear()
        if (!chunk.facadeModuleId) continue
        const { facadeModuleId: id, fileName } = chunk
        const placeOf = placesIn(fileName, this.parse(chunk.code))
        const name = names.get(id)
        if (name) islands[name] = { file: placeOf('default'), texts: textsOf(id, infoOf) }
        if (id.startsWith(`\0${VIRTUAL}`))
          for (const [part, [member, file]] of membersOf(id.slice(VIRTUAL.length + 1)).entries())
            islands[member] = { file: placeOf(`part${part}`), texts: textsOf(join(ROOT, file), infoOf) }
      }
      this.emitFile({ type: 'asset', fileName: 'islands.json', source: JSON.stringify(islands) })
      const around = Object.entries(islands).filter(([name]) => isInFrame(name))
      const frameKeys = [...new Set(around.flatMap(([, { texts }]) => texts))].sort()
      this.emitFile({ type: 'asset', fileName: 'frame-keys.json', source: JSON.stringify(frameKeys) })
      this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(modulesOf(bundle)) })
    },
  }
}

type Program = ReturnType<
  ThisParameterType<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>['parse']
>

/**
 * Where a page finds what a file exports, as `file#name`. A file that only passes on what another one has is left out, or
 * a browser would wait for one after the other.
 */
function placesIn(fileName: string, { body: [only, ...more] }: Program): (exported: string) => string {
  if (more.length > 0 || only?.type !== 'ExportNamedDeclaration' || !only.source)
    return (exported) => (exported === 'default' ? fileName : `${fileName}#${exported}`)
  const file = posix.join(posix.dirname(fileName), only.source.value)
  const names = new Map(only.specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)]))
  return (exported) => `${file}#${names.get(exported)}`
}

type Specifier = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['specifiers'][number]
const nameOf = (name: Specifier['local']) => (name.type === 'Literal' ? name.value : name.name)

/** The repository's own modules of each file, for the test that lists what browsers download. */
function modulesOf(bundle: Readonly<Record<string, { type: string; modules?: object }>>) {
  const own = (ids: string[]) =>
    ids.filter((id) => id.startsWith(REPOSITORY) && !id.includes('/node_modules/'))
  return Object.fromEntries(
    Object.entries(bundle).flatMap(([file, { modules }]) =>
      modules ? [[file, own(Object.keys(modules)).map((id) => relative(REPOSITORY, id))]] : [],
    ),
  )
}

type Graph = { getModuleInfo: (id: string) => Info | null }

/** What starts the page, and imports nothing else: it must wait for no file that comes after the first paint. */
const START = join(ROOT, 'src/islands/start.ts')

/** With the layout's islands, as every page needs it soon: what hydrates, and what asks for a page again for lists and products alike. */
const WITH_SHELL = ['islands/hydrate-island.tsx', 'page/islands/fetch-page.ts'].map((file) =>
  join(ROOT, 'src', file),
)

/**
 * Files that several pages share, each with all that it needs and the ones before it have not: what starts the page, what
 * the layout's islands need, then those of comparing, of lists and of products.
 */
export function commonFiles() {
  const entries = [
    ['loader', START],
    ...COMMON.map((name) => [name, `\0${VIRTUAL}${name}`, ...(name === SHELL ? WITH_SHELL : [])]),
  ]
  return entries.map(([name = '', ...roots], place) => {
    let modules: Set<string> | null = null
    const holds = (id: string, graph: Graph) => {
      modules ??= new Set(roots.flatMap((root) => [...reachable(root, (one) => graph.getModuleInfo(one))]))
      return modules.has(id)
    }
    return {
      name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
      priority: COMMON.length + 1 - place,
    }
  })
}

/** What the layout's islands import. */
function layoutModules(infoOf: Graph['getModuleInfo']): Set<string> {
  const islands = Object.entries(islandFiles()).filter(([name]) => LAYOUT.test(name))
  return new Set(islands.flatMap(([, file]) => [...reachable(join(ROOT, file), infoOf)]))
}

function reachable(entry: string, infoOf: Graph['getModuleInfo']): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of infoOf(id)?.importedIds ?? []) visit(next)
  }
  visit(entry)
  return seen
}

/** Every string of the code that is the key of a text: no list has to be kept by hand. */
function textsOf(entry: string, infoOf: (id: string) => Info | null): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    const info = infoOf(id)
    if (!info) return
    for (const [, key = ''] of (info.code ?? '').matchAll(/["'`](\w+)["'`]/g))
      if (KEYS.has(key)) found.add(key)
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next)
  }
  visit(entry)
  return [...found].sort()
}
