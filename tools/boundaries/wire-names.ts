import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../services/settings.ts'
import { parseFile } from '../spec/symbols.ts'

/** Components, hooks and views: they know the names of inside alone. */
const INSIDE = ['**/*.tsx', '**/use-*.ts', '**/*-view.ts']

/** Names that belong to another site's URLs and only look like ours. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'features/shell/enamad-seal.tsx': ['Code'],
}

/** Where a component, hook or view of the storefront uses a name of the wire, as `file: name`. */
export function findWireNames(): string[] {
  const source = join(ROOT, 'apps/storefront/src')
  const names = wireNames()
  return globSync(INSIDE, { cwd: source })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .flatMap((file) => {
      const found = wireNamesIn(parseFile(join(source, file)), names)
      return found.filter((name) => !OTHERS[file]?.includes(name)).map((name) => `${file}: ${name}`)
    })
}

/** The PascalCase names of every schema in packages/contracts. */
export function wireNames(): Set<string> {
  const folder = join(ROOT, 'packages/contracts/src')
  const names = new Set<string>()
  for (const file of globSync('**/*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') })) {
    const visit = (node: ts.Node): void => {
      const isName = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
      if (isName && PASCAL.test(node.name.getText())) names.add(node.name.getText())
      ts.forEachChild(node, visit)
    }
    visit(parseFile(join(folder, file)))
  }
  return names
}

/** The wire's types, and its names where they are read, taken apart or written. */
export function wireNamesIn(file: ts.SourceFile, names: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = usedName(node)
    if (name && names.has(name)) found.add(name)
    if (ts.isImportSpecifier(node) && /Wire$/.test(node.name.text)) found.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found]
}

const PASCAL = /^[A-Z][a-z]\w*$/

function usedName(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return (node.propertyName ?? node.name).getText()
  const isKey =
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isPropertySignature(node)
  return isKey ? node.name.getText() : null
}
