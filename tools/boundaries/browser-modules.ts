import { join, relative } from 'node:path'
import ts from 'typescript'
import { islandFiles } from '../../apps/storefront/build/islands.ts'
import { ROOT } from '../services/settings.ts'
import { parseFile, reach, resolveModule, type SymbolId, symbolsOf } from '../spec/symbols.ts'

const STOREFRONT = join(ROOT, 'apps/storefront')

/** What runs in every page beside its islands. */
const STARTERS = ['early.ts', 'start.ts', 'hydrate-island.tsx', 'island.browser.ts']

/** What the server renders. */
const SHOWN = [
  'src/pages.ts',
  'src/page/layout/site-layout.tsx',
  'src/page/layout/frame-layout.tsx',
  'src/features/shell/missing-page.tsx',
]

/** The gallery page is closed in production: no customer downloads its island. */
const GALLERY = 'component-gallery/live-example'

/** A file of this repository that browsers download, and whether it acts or only shows something. */
export type BrowserModule = { file: string; kind: 'acts' | 'shows' | 'rules' }

/** Everything that an island, or the code that wakes it, downloads of this repository: at once or when it is used. */
export function browserModules(): BrowserModule[] {
  const files = [...new Set(browserSymbols().map(fileOf))].sort()
  return files.map((file) => ({ file: relative(ROOT, file), kind: kindOf(file) }))
}

/** Components that act, but that a page shows outside of every island: nothing in them would ever answer. */
export function strandedModules(): string[] {
  const islands = new Set(Object.values(islandFiles()).map((file) => join(STOREFRONT, file)))
  const shown = reach(
    SHOWN.map((file): SymbolId => `${join(STOREFRONT, file)}#*`),
    (file) => !islands.has(file),
  )
  const files = [...new Set([...shown].map(fileOf))].filter((file) => !islands.has(file))
  return files.filter((file) => kindOf(file) === 'acts').map((file) => relative(ROOT, file))
}

/** The installed packages that browsers download. */
export function browserPackages(): string[] {
  const used = new Map<string, Set<string>>()
  for (const id of browserSymbols()) {
    const names = used.get(fileOf(id)) ?? new Set()
    used.set(fileOf(id), names)
    for (const name of symbolsOf(fileOf(id)).uses.get(id.slice(id.indexOf('#') + 1)) ?? []) names.add(name)
  }
  const all = [...used].flatMap(([file, names]) => installedIn(file, names))
  return [...new Set(all)].sort()
}

function browserSymbols(): SymbolId[] {
  const { [GALLERY]: _, ...islands } = islandFiles()
  const files = [...Object.values(islands), ...STARTERS.map((file) => `src/islands/${file}`)]
  return [...reach(files.map((file): SymbolId => `${join(STOREFRONT, file)}#*`))]
}

const fileOf = (id: SymbolId) => id.slice(0, id.indexOf('#'))

function installedIn(file: string, names: ReadonlySet<string>): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isCalled = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    const isUsed =
      ts.isImportDeclaration(node) &&
      !node.importClause?.isTypeOnly &&
      boundBy(node.importClause).some((name) => names.has(name))
    const name = isCalled ? node.arguments[0] : isUsed ? node.moduleSpecifier : undefined
    if (name && ts.isStringLiteral(name) && !isOurs(name.text, file)) found.push(name.text)
    ts.forEachChild(node, visit)
  }
  visit(parseFile(file))
  return found
}

const isOurs = (name: string, file: string) => /^[.#]/.test(name) || resolveModule(name, file) !== null

function boundBy(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
  const own = named.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
  const whole = bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : []
  return [...own, ...whole, ...(clause?.name ? [clause.name.text] : [])]
}

/** What a component reads without ever changing by it. */
const READS = new Set(['usePageSettings', 'useContext', 'useLead', 'useId', 'useMemo', 'use'])

/** A component that keeps no state and hears no event only shows what it is given. */
function kindOf(file: string): BrowserModule['kind'] {
  if (!file.endsWith('.tsx')) return 'rules'
  let acts = false
  const visit = (node: ts.Node): void => {
    acts ||=
      ts.isCallExpression(node) &&
      /^use[A-Z]/.test(node.expression.getText()) &&
      !READS.has(node.expression.getText())
    acts ||= ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())
    if (!acts) ts.forEachChild(node, visit)
  }
  visit(parseFile(file))
  return acts ? 'acts' : 'shows'
}
