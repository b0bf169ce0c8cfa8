import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../services/settings.ts'
import { isProduct } from '../spec/product-symbols.ts'
import { parseFile, type SymbolId } from '../spec/symbols.ts'

/** One fault: in this file, between these places, this text replaces that. */
export type Mutant = {
  id: string
  file: string
  line: number
  start: number
  end: number
  /** The name of the top-level declaration that it is in. */
  symbol: SymbolId
  /** What stood there as a value, by which rows of the specification are found. */
  value: string
  text: string
}

/** What carries figures: rules, contracts, parts; not the tests, the seeds or the texts. */
const PLACES =
  /^(packages\/(shop-core|contracts|form-rules|persian-text|ui|messages|shop-client)|apps\/(shop-api|storefront|dashboard))\/src\//

/** The figures and names that a product file declares at its top, each changed by itself. */
export function mutantsOf(file: string): Mutant[] {
  if (!isProduct(file) || !PLACES.test(relative(ROOT, file))) return []
  const source = parseFile(file)
  const isContract = file.includes('/packages/contracts/')
  const isRule = /\/packages\/(shop-core|form-rules|persian-text)\//.test(file)
  const mutants: Mutant[] = []
  const add = (node: ts.Node, name: string, change: Change) => {
    const start = node.getStart(source)
    const { line } = source.getLineAndCharacterOfPosition(start)
    const key = `${relative(ROOT, file)}:${name}:${change.value}:${change.text}:${mutants.length}`
    const id = createHash('sha256').update(key).digest('hex').slice(0, 10)
    mutants.push({
      id,
      file,
      line: line + 1,
      start,
      end: node.getEnd(),
      symbol: `${file}#${name}`,
      ...change,
    })
  }
  const visit = (node: ts.Node, name: string, isInside: boolean): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    for (const change of changesOf(node, { isInside, isContract, isRule })) add(node, name, change)
    const goesIn = isInside || ts.isFunctionLike(node)
    ts.forEachChild(node, (child) => visit(child, name, goesIn))
  }
  for (const statement of source.statements)
    for (const [name, node] of declared(statement)) visit(node, name, ts.isFunctionLike(node))
  return mutants
}

/** The source with the fault in it. */
export function withMutant(code: string, { start, end, text }: Mutant): string {
  return code.slice(0, start) + text + code.slice(end)
}

function declared(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap((one): [string, ts.Node][] =>
    ts.isIdentifier(one.name) && one.initializer ? [[one.name.text, one.initializer]] : [],
  )
}

type Change = { value: string; text: string }

/** Figures are made one more and one less; names become others. Inside functions only rules have figures of their own. */
function changesOf(
  node: ts.Node,
  { isInside, isContract, isRule }: { isInside: boolean; isContract: boolean; isRule: boolean },
): Change[] {
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text)
    if (isInside && (!isRule || value < 2)) return []
    const others = value === 0 ? [1] : [value + 1, value - 1]
    return others.map((other) => ({ value: String(value), text: String(other) }))
  }
  const isText = ts.isStringLiteral(node) && !isInside && !isKeyOrPath(node)
  // A plain word in small letters is the code's own; what others see has a capital, a digit or a sign.
  if (isText && /^[\w/.{}:-]{3,}$/.test(node.text) && /[A-Z\d_/-]/.test(node.text))
    return [{ value: node.text, text: JSON.stringify(`${node.text}-other`) }]
  return !isInside || isContract ? changesOfName(node) : []
}

/** A name on the wire or in storage: written as a property, with a capital. */
function changesOfName(node: ts.Node): Change[] {
  const isName =
    ts.isIdentifier(node) &&
    ts.isPropertyAssignment(node.parent) &&
    node.parent.name === node &&
    /^[A-Z][A-Za-z]*[a-z]|^(PID|T|P|PGID)$/.test(node.text)
  return isName ? [{ value: node.text, text: `${node.text}Other` }] : []
}

function isKeyOrPath(node: ts.StringLiteral): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isExpressionStatement(parent) ||
    ts.isElementAccessExpression(parent) ||
    /^\.{1,2}\//.test(node.text)
  )
}
