import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../services/settings.ts'

/** One top-level name of one file. `*` means the whole file, an empty name what runs on import. */
export type SymbolId = `${string}#${string}`

type Target = { file: string; name: string }
/** What one file declares, takes from others and gives to others. */
export type FileSymbols = {
  imports: Map<string, Target>
  exports: Map<string, Target>
  /** The names that each top-level declaration uses; the empty name is what runs on import. */
  uses: Map<string, Set<string>>
  /** Files that are used whole: dynamic imports, and paths handed to a process. */
  files: Map<string, Set<string>>
}

const known = new Map<string, FileSymbols>()
const packages = new Map<string, Manifest>()

export function parseFile(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

export function symbolsOf(file: string): FileSymbols {
  const found = known.get(file)
  if (found) return found
  const symbols = readSymbols(parseFile(file), file)
  known.set(file, symbols)
  return symbols
}

/** The names a piece of a file uses, and the files it uses whole. */
export function usesOf(node: ts.Node, file: string): { names: Set<string>; files: Set<string> } {
  const names = new Set<string>()
  const files = new Set<string>()
  const visit = (at: ts.Node): void => {
    if (ts.isTypeNode(at) && !ts.isExpressionWithTypeArguments(at)) return
    if (ts.isIdentifier(at)) names.add(at.text)
    if (ts.isStringLiteralLike(at)) {
      const path = isLoaded(at) ? resolveModule(at.text, file) : null
      if (path) files.add(path)
    }
    ts.forEachChild(at, visit)
  }
  visit(node)
  return { names, files }
}

/** Everything that `from` leads to, through calls, values and what runs on import. */
export function reach(
  from: Iterable<SymbolId>,
  enters: (file: string, name: string) => boolean = () => true,
): Set<SymbolId> {
  const reached = new Set<SymbolId>()
  const open = [...from]
  for (let id = open.pop(); id; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const [file = '', name = ''] = id.split('#')
    if (enters(file, name)) open.push(...next(file, name))
  }
  return reached
}

/** Where an imported module is in this repository; null for what is installed. */
export function resolveModule(name: string, from: string): string | null {
  if (name.startsWith('.')) return asFile(resolve(dirname(from), name))
  if (name.startsWith('#')) return resolvePackageImport(name, from)
  const [, pkg, entry] = /^@rasteh\/([a-z-]+)(?:\/(.+))?$/.exec(name) ?? []
  if (!pkg) return null
  const home = ['packages', 'apps', '.']
    .map((place) => join(ROOT, place, pkg))
    .find((path) => existsSync(path))
  if (!home) return null
  return resolveEntry(home, manifestOf(home).exports, entry ? `./${entry}` : '.')
}

/** A name that begins with `#` is one of the package that the file belongs to. */
function resolvePackageImport(name: string, from: string): string | null {
  const [home] = /^.*\/(apps|packages)\/[^/]+(?=\/)/.exec(from) ?? []
  return home ? resolveEntry(home, manifestOf(home).imports, name) : null
}

function resolveEntry(home: string, entries: Entries = {}, name: string): string | null {
  const exact = entries[name]
  if (exact) return asFile(join(home, pathOf(exact)))
  for (const [pattern, entry] of Object.entries(entries)) {
    const [head = '', tail = ''] = pattern.split('*')
    if (!pattern.includes('*') || !name.startsWith(head) || !name.endsWith(tail)) continue
    return asFile(join(home, pathOf(entry).replace('*', name.slice(head.length, name.length - tail.length))))
  }
  return null
}

/** Where browsers take another file than the server, it is theirs; the server's is an entry of the product by itself. */
const pathOf = (entry: Entry) => (typeof entry === 'string' ? entry : (entry.browser ?? ''))

function next(file: string, name: string): SymbolId[] {
  const { imports, exports, uses, files } = symbolsOf(file)
  if (name === '*') return [...uses.keys(), ...exports.keys()].map((own): SymbolId => `${file}#${own}`)
  const given = exports.get(name)
  const ids: SymbolId[] = name === '' ? [] : [`${file}#`]
  if (given && (given.file !== file || given.name !== name)) ids.push(`${given.file}#${given.name}`)
  for (const used of uses.get(name) ?? []) {
    const taken = imports.get(used)
    if (taken) ids.push(`${taken.file}#${taken.name}`)
    else if (used !== name && uses.has(used)) ids.push(`${file}#${used}`)
  }
  for (const whole of files.get(name) ?? []) ids.push(`${whole}#*`)
  return ids
}

function readSymbols(source: ts.SourceFile, file: string): FileSymbols {
  const symbols: FileSymbols = { imports: new Map(), exports: new Map(), uses: new Map(), files: new Map() }
  const add = (name: string, node: ts.Node) => {
    const { names, files } = usesOf(node, file)
    symbols.uses.set(name, new Set([...(symbols.uses.get(name) ?? []), ...names]))
    symbols.files.set(name, new Set([...(symbols.files.get(name) ?? []), ...files]))
  }
  symbols.uses.set('', new Set())
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, file, symbols)
    else if (ts.isExportDeclaration(statement)) readReExport(statement, file, symbols)
    else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) continue
    else readDeclaration(statement, file, symbols, add)
  }
  return symbols
}

function readDeclaration(
  statement: ts.Statement,
  file: string,
  { exports }: FileSymbols,
  add: (name: string, node: ts.Node) => void,
): void {
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport)
  const isDefault = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isDefaultWord)
  const own = namesOf(statement)
  for (const [name, node] of own) {
    add(name, node)
    if (isExported) exports.set(isDefault ? 'default' : name, { file, name })
  }
  if (own.length > 0) return
  if (ts.isExportAssignment(statement) || isDefault) {
    add('default', statement)
    exports.set('default', { file, name: 'default' })
  } else add('', statement)
}

function namesOf(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one) =>
      bound(one.name).map((name): [string, ts.Node] => [name, one]),
    )
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [[statement.name.text, statement]] : []
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? bound(one.name) : []))
}

function readImport(statement: ts.ImportDeclaration, file: string, { imports, files }: FileSymbols): void {
  const clause = statement.importClause
  if (clause?.isTypeOnly) return
  const path = resolveModule((statement.moduleSpecifier as ts.StringLiteral).text, file)
  if (!path || /\.(css|svg|json)$/.test(path)) return
  const bindings = clause?.namedBindings
  if (!clause) files.set('', new Set([...(files.get('') ?? []), path]))
  if (clause?.name) imports.set(clause.name.text, { file: path, name: 'default' })
  if (bindings && ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { file: path, name: '*' })
  else
    for (const one of bindings?.elements ?? [])
      if (!one.isTypeOnly)
        imports.set(one.name.text, { file: path, name: (one.propertyName ?? one.name).text })
}

function readReExport(statement: ts.ExportDeclaration, file: string, { exports }: FileSymbols): void {
  if (statement.isTypeOnly || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return
  const from = statement.moduleSpecifier as ts.StringLiteral | undefined
  const path = from ? resolveModule(from.text, file) : file
  if (!path) return
  for (const one of statement.exportClause.elements)
    if (!one.isTypeOnly) exports.set(one.name.text, { file: path, name: (one.propertyName ?? one.name).text })
}

/** A string in a place where a module or a file is loaded by its name. */
function isLoaded(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  return ts.isCallExpression(parent)
    ? parent.expression.kind === ts.SyntaxKind.ImportKeyword
    : ts.isNewExpression(parent) && parent.expression.getText() === 'URL'
}

function asFile(path: string): string | null {
  const isFile = (one: string) => existsSync(one) && statSync(one).isFile()
  return [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, '.ts')].find(isFile) ?? null
}

type Entry = string | { browser?: string }
type Entries = Record<string, Entry>
type Manifest = { exports?: Entries; imports?: Entries }

function manifestOf(home: string): Manifest {
  const found = packages.get(home)
  if (found) return found
  const file = join(home, 'package.json')
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  packages.set(home, manifest)
  return manifest
}

const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword
const isDefaultWord = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.DefaultKeyword
