import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toStateDiagram } from '@rasteh/shop-core/order'
import { transitionFunctions } from '@rasteh/shop-store/orders/transition-sql'
import { ROOT } from './services/settings.ts'

/** `pnpm generate:transitions`: writes shop-core's tables of transitions as SQL functions and as the diagram in the docs. */
const FUNCTIONS = join(ROOT, 'packages/shop-store/functions')
const ARCHITECTURE = join(ROOT, 'docs/architecture.md')
const BLOCK = /(<!-- order-states:begin -->\n)[\s\S]*?(<!-- order-states:end -->)/

for (const [file, text] of Object.entries(transitionFunctions())) writeFileSync(join(FUNCTIONS, file), text)
const page = readFileSync(ARCHITECTURE, 'utf8')
writeFileSync(ARCHITECTURE, page.replace(BLOCK, `$1\n\`\`\`mermaid\n${toStateDiagram()}\n\`\`\`\n\n$2`))
