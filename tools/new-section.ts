import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkSectionName, sectionFiles } from './new-section/section-files.ts'
import { SECTION_FIELDS_FILE } from './section-fields/describe-sections.ts'
import { ROOT } from './services/settings.ts'

const [name = '', label = ''] = process.argv.slice(2)
const fault = checkSectionName(name, label)
if (fault) {
  console.error(`${fault}\nusage: pnpm new:section <name-with-hyphens> <Persian label>`)
  process.exit(2)
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { created, changed } = sectionFiles({ name, label, read })
for (const path of created.keys()) {
  if (!existsSync(join(ROOT, path))) continue
  console.error(`${path} is there already; nothing was written.`)
  process.exit(1)
}
for (const [path, text] of [...created, ...changed]) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}
execFileSync('pnpm', ['exec', 'biome', 'check', '--write', ...created.keys(), ...changed.keys()], {
  cwd: ROOT,
  stdio: 'ignore',
})
// In a process of its own, which reads the configs as they are now.
execFileSync(process.execPath, ['tools/generate-sections.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (const path of created.keys()) console.log(`new      ${path}`)
for (const path of [...changed.keys(), SECTION_FIELDS_FILE]) console.log(`changed  ${path}`)
console.log(
  '\nWhat is left: its own fields, in config.ts, the component and writable-blocks.ts; its look; its texts; its picture.' +
    '\nAfter each change of its fields: pnpm generate:sections',
)
