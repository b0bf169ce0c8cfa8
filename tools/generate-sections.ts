import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '@rasteh/dashboard/blocks'
import { describeSections, SECTION_FIELDS_FILE } from './section-fields/describe-sections.ts'
import { ROOT } from './services/settings.ts'

/** `pnpm generate:sections`: writes the fields of the dashboard's sections as the types that the storefront compiles with. */
writeFileSync(join(ROOT, SECTION_FIELDS_FILE), describeSections(modules))
console.log(`written  ${SECTION_FIELDS_FILE}`)
