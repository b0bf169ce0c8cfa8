import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './services/settings.ts'
import { type Copy, makeCopy } from './upgrade-check/copy.ts'
import { GROUPS, newestInMajor, type Raise, readRaises } from './upgrade-check/groups.ts'
import { runSteps, STEPS, sayResults } from './upgrade-check/steps.ts'

/**
 * `pnpm upgrade:check [package@version …]`: what would break if Next, Payload or React were raised. What is named is
 * raised together; without names each is raised alone, to the newest version of its major. Nothing here is changed.
 */
const named = readRaises(process.argv.slice(2))
if (typeof named === 'string') {
  console.error(`${named}\nusage: pnpm upgrade:check [package@version …]`)
  process.exit(2)
}

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/dashboard/package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}
let copy: Copy | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    copy?.remove()
    process.exit(1)
  })

const lanes = named.length > 0 ? [named] : GROUPS.flatMap(newestOf)
let broken = 0
for (const raises of lanes) if (!(await tryLane(raises))) broken += 1
console.log(broken === 0 ? 'nothing broke' : `${broken} of ${lanes.length} upgrades break something`)
process.exit(broken === 0 ? 0 : 1)

async function tryLane(raises: readonly Raise[]): Promise<boolean> {
  const title = raises
    .map(({ group, version }) => `${group.name} ${dependencies[group.lead]} → ${version}`)
    .join(', ')
  console.log(`\n— ${title}`)
  copy = makeCopy()
  const { raise, run, remove } = copy
  try {
    raise(raises)
    const results = await runSteps(STEPS, (step) => {
      console.log(`  ${step.name} …`)
      return run(step)
    })
    console.log(sayResults(title, results).join('\n'))
    return results.every(({ outcome }) => outcome === 'passed')
  } finally {
    remove()
    copy = null
  }
}

/** The lane of one group; none where its newest version is installed. */
function newestOf(group: (typeof GROUPS)[number]): Raise[][] {
  const installed = dependencies[group.lead] ?? ''
  const listed = execFileSync('pnpm', ['view', group.lead, 'versions', '--json'], { encoding: 'utf8' })
  const version = newestInMajor(JSON.parse(listed) as string[], installed)
  if (version !== installed) return [[{ group, version }]]
  console.log(`${group.name} ${installed} is the newest of its major`)
  return []
}
