import { join } from 'node:path'
import { rowsOfTitle } from '@rasteh/test-kit/rows'
import ts from 'typescript'
import { ROOT } from '../services/settings.ts'
import { isProduct } from './product-symbols.ts'
import { parseFile, reach, type SymbolId, symbolsOf, usesOf } from './symbols.ts'

/** One call of `it` or `test` as it is written. `rows` is null when its title is made at run time. */
type WrittenTest = { title: string; rows: string[] | null; symbols: SymbolId[] }

const written = new Map<string, WrittenTest[]>()

/** What the tests of a file that name a row use: of their own file, of other files, of the product. */
export function symbolsNaming(file: string, row: string): SymbolId[] {
  return writtenTests(join(ROOT, file)).flatMap(({ rows, symbols }) =>
    rows === null || rows.includes(row) ? symbols : [],
  )
}

/** The names of the product that a test calls itself or through the tests' own helpers. */
export function touchedBy(symbols: SymbolId[]): SymbolId[] {
  // What a test file runs on import is all its other tests.
  const reached = reach(
    symbols,
    (file, name) => !isProduct(file) && !(name === '' && /\.test\.tsx?$/.test(file)),
  )
  return [...reached].filter((id) => {
    const [file = '', name = ''] = id.split('#')
    return isProduct(file) && name !== ''
  })
}

export function writtenTests(file: string): WrittenTest[] {
  const found = written.get(file)
  if (found) return found
  const source = parseFile(file)
  const { imports } = symbolsOf(file)
  const tests: WrittenTest[] = []
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments[0] : undefined
    if (!title || !ts.isCallExpression(node)) {
      ts.forEachChild(node, visit)
      return
    }
    const text = title.getText().slice(1, -1)
    const { names, files } = usesOf(node, file)
    const taken = [...names].flatMap((name): SymbolId[] => {
      const target = imports.get(name)
      return [target ? `${target.file}#${target.name}` : `${file}#${name}`]
    })
    tests.push({
      title: text,
      rows: ts.isStringLiteral(title) && !/%s\]$/.test(text) ? rowsOfTitle(text) : dynamicRows(text),
      symbols: [...taken, ...[...files].map((whole): SymbolId => `${whole}#*`)],
    })
  }
  visit(source)
  written.set(file, tests)
  return tests
}

/** A title made at run time names its rows in its own text, or in a table that is not read here. */
function dynamicRows(text: string): string[] | null {
  const rows = rowsOfTitle(text)
  return rows.length > 0 || !/\]$/.test(text) ? rows : null
}

function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test'
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return (
      isTestCall(callee.expression) &&
      !/^test\.(describe|use|step|beforeEach|afterAll)/.test(callee.getText())
    )
  return ts.isTaggedTemplateExpression(callee) && isTestCall(callee.tag)
}
