import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const SRC = join(import.meta.dirname, '../src')
const BASE_CONFIG = join(import.meta.dirname, '../../../tsconfig.base.json')

export type RowKind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'array' | 'other'
export type RowProperty = { name: string; isOptional: boolean; kind: RowKind }

/** A call of `query` in the source: its SQL texts, and the row type that it is cast to, if any. */
export type Statement = { place: string; texts: string[]; row: RowProperty[] | null }

/**
 * Names of a function that a text is made of, by file, and an expression in the file's own words that lists their values:
 * the text is read once with each.
 */
export type Locals = Record<string, { names: string; values: string }>

/** Every SQL statement of shop-store, as the TypeScript parser finds it in the source. `skipped` files are left out. */
export async function readStatements(locals: Locals, skipped: RegExp): Promise<Statement[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !skipped.test(file))
    .sort()
  const program = ts.createProgram(
    files.map((file) => join(SRC, file)),
    readOptions(),
  )
  const statements: Statement[] = []
  for (const file of files) {
    const source = program.getSourceFile(join(SRC, file))
    if (source) statements.push(...(await statementsOf(source, program.getTypeChecker(), locals[file])))
  }
  return statements
}

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(BASE_CONFIG, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(BASE_CONFIG)).options
}

async function statementsOf(source: ts.SourceFile, checker: ts.TypeChecker, locals?: Locals[string]) {
  const calls = callsOfQuery(source)
  const texts = await evaluate(
    source,
    calls.map((call) => textOf(call, checker).getText(source)),
    locals,
  )
  return calls.map((call, index) => ({
    place: `${relative(SRC, source.fileName)}:${source.getLineAndCharacterOfPosition(call.getStart()).line + 1}`,
    texts: texts[index] ?? [],
    row: rowOf(call, checker),
  }))
}

function callsOfQuery(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      if (node.expression.name.text === 'query') calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

/** The expression of a call's SQL: its first argument, or the `text` of that. */
function textOf(call: ts.CallExpression, checker: ts.TypeChecker): ts.Expression {
  const [argument] = call.arguments
  if (!argument) throw new Error('a query has a text')
  const declared = ts.isIdentifier(argument) && checker.getSymbolAtLocation(argument)?.valueDeclaration
  const given = declared && ts.isVariableDeclaration(declared) ? declared.initializer : argument
  if (!given || !ts.isObjectLiteralExpression(given)) return argument
  for (const property of given.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'text') return property.initializer
  throw new Error(`a query has a text: ${call.getText()}`)
}

/** Runs the file's own constants, and those that it imports, and reads the texts with each set of locals. */
async function evaluate(source: ts.SourceFile, expressions: string[], locals?: Locals[string]) {
  if (expressions.length === 0) return []
  const { names, values } = locals ?? { names: '', values: '[{}]' }
  const lists = expressions.map((text) => `(${values}).map(({ ${names} }: any) => (${text}))`)
  const { outputText } = ts.transpileModule(`${source.text}\nexport const texts = [${lists.join(',\n')}]`, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2024,
      isolatedModules: true,
    },
  })
  const imported = new Map<string, unknown>()
  for (const [, path = ''] of outputText.matchAll(/require\("([^"]+)"\)/g))
    imported.set(path, await import(path.startsWith('.') ? join(dirname(source.fileName), path) : path))
  const exported: { texts: string[][] } = { texts: [] }
  new Function('require', 'exports', outputText)((path: string) => imported.get(path), exported)
  return exported.texts.map((texts) => [...new Set(texts)])
}

function rowOf(call: ts.CallExpression, checker: ts.TypeChecker): RowProperty[] | null {
  const [node] = call.typeArguments ?? []
  if (!node) return null
  const type = checker.getTypeFromTypeNode(node)
  const members = type.isUnion() ? type.types : [type]
  const properties = new Map<string, RowProperty>()
  for (const member of members)
    for (const property of checker.getPropertiesOfType(member)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const kind = kindOf(checker.getNonNullableType(checker.getTypeOfSymbol(property)), checker)
      properties.set(property.name, { name: property.name, isOptional, kind })
    }
  return [...properties.values()]
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): RowKind {
  const members = type.isUnion() ? type.types : [type]
  const all = (flags: ts.TypeFlags) => members.every((member) => (member.flags & flags) !== 0)
  if (all(ts.TypeFlags.StringLike)) return 'string'
  if (all(ts.TypeFlags.NumberLike)) return 'number'
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean'
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array'
  const name = type.getSymbol()?.name
  return name === 'Date' || name === 'Buffer' ? name : 'other'
}
