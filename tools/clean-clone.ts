import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expandCommand, readCommands } from './clean-clone/read-commands.ts'
import { runToEnd, type Started, startAndEnd } from './clean-clone/start-command.ts'
import { bareEnvironment } from './processes/bare-environment.ts'
import { ROOT } from './services/settings.ts'

/**
 * `pnpm prove clean-clone`: what somebody finds who has just cloned the repository. Nothing is set; pnpm is got as README
 * says; the shop is built and packed, and every command of README and CONTRIBUTING is started. CLEAN_CLONE=bench,drill
 * starts only those whose second word is named.
 */
const PACKED_FIRST = ['pnpm install', 'pnpm build', 'pnpm release out']
/** In this order, since those after them need what they make; everything else comes between them and the last. */
const FIRST = ['pnpm services start', 'pnpm migrate', 'pnpm services status']
const LAST = ['pnpm services stop']
const NOT_TRIED: readonly { command: RegExp; why: string }[] = [
  { command: /^apt-get /, why: 'it changes the machine; .ci/run does it on an empty one' },
  { command: /^npm install --global /, why: 'done already, into a folder of its own' },
  { command: /^(docker|export) /, why: 'for those who have Docker' },
  { command: /^pnpm prove clean-clone/, why: 'it is this one' },
  { command: /^pnpm (install|build|release)/, why: 'run to the end already' },
]
/** What has nothing to work on in an empty shop must say so in its own words. */
const MUST_REFUSE: readonly { command: RegExp; words: RegExp }[] = [
  { command: /^pnpm restore/, words: /backup|usage/i },
  { command: /^pnpm migration:create$/, words: /usage/ },
]
/** What needs a program that few machines have asks for it by its package. Guesses at why a program failed do not count. */
const ASKS_FOR =
  /(?<!when it is )(?:this needs|install first|missing|no browser)[^\n]*apt-get install ([\w -]+)/

const folder = mkdtempSync(join(tmpdir(), 'clean-clone-'))
// Servers that run as users of their own (varnish) read their files in it, as in any folder of work.
chmodSync(folder, 0o755)
const clone = join(folder, 'rasteh')
execFileSync('git', ['clone', '--quiet', ROOT, clone])
const tools = join(folder, 'tools')
mkdirSync(tools)
const { packageManager } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as {
  packageManager: string
}
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
execFileSync('npm', ['install', '--prefix', tools, ...quiet, packageManager], { env: bareEnvironment() })
const bare = bareEnvironment()
// This checkout's own Node and programs stay out of it.
const outside = (bare.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'))
const env = { ...bare, PATH: [join(tools, 'node_modules/.bin'), ...outside].join(delimiter) }
const place = { cwd: clone, env }
const faults: Started[] = []

for (const command of PACKED_FIRST) note(await runToEnd(command, place))
const packed = faults.length === 0 && readdirSync(join(clone, 'out')).some((file) => file.endsWith('.tar.gz'))
console.log(packed ? 'a release was packed' : 'NO release was packed')
if (packed) for (const command of commandsOf(clone)) await tryOne(command)
spawnSync('pnpm', ['services', 'stop'], { ...place, stdio: 'ignore' })
for (const { command, how, said } of faults) console.log(`\n— ${command} ${how}\n${said.slice(-2_000)}`)
console.log(
  packed && faults.length === 0 ? 'the clean clone holds' : `${faults.length} commands do not start`,
)
unmountWithin(folder)
rmSync(folder, { recursive: true, force: true })
process.exit(packed && faults.length === 0 ? 0 : 1)

/** A drill that was ended on the way leaves its small disks mounted. */
function unmountWithin(path: string): void {
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
  for (const line of mounted) {
    const at = line.split(' ')[1]
    if (at?.startsWith(`${path}/`)) spawnSync('umount', ['--lazy', at], { stdio: 'ignore' })
  }
}

async function tryOne(command: string): Promise<void> {
  const skipped = NOT_TRIED.find((one) => one.command.test(command))
  if (skipped) return console.log(`   not tried: ${command} (${skipped.why})`)
  const refusal = MUST_REFUSE.find((one) => one.command.test(command))
  const isFirst = FIRST.includes(command) || LAST.includes(command)
  const started = await (isFirst ? runToEnd(command, place) : startAndEnd(command, place))
  const asked = !started.isWell && ASKS_FOR.exec(started.said)
  if (asked) return console.log(`   ${command}: not started, it asks for ${asked[1]}`)
  if (!refusal) return note(started)
  note({ ...started, isWell: refusal.words.test(started.said), how: 'refused in its own words' })
}

function note(started: Started): void {
  console.log(`${started.isWell ? 'ok' : 'FAILED'.padEnd(2)} ${started.command}: ${started.how}`)
  if (!started.isWell) faults.push(started)
}

function commandsOf(root: string): string[] {
  const choices = {
    'prove <name>': namesOf('prove'),
    'bench <name>': namesOf('bench'),
    'drill <name>': namesOf('drill'),
    '<folder>': [join(folder, 'folder')],
    '<backup>': [join(folder, 'no-backup')],
    '<email>': ['somebody@rasteh.test'],
    '<name>': ['tried'],
  }
  const written = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    readCommands(readFileSync(join(root, file), 'utf8')),
  )
  const all = [...new Set(written.flatMap((command) => expandCommand(command, choices)))]
  const asked = process.env.CLEAN_CLONE?.split(',')
  const between = all.filter((command) => !FIRST.includes(command) && !LAST.includes(command))
  const chosen = asked ? between.filter((command) => asked.includes(command.split(' ')[1] ?? '')) : between
  return [...FIRST, ...chosen, ...LAST]
}

/** A script without a name lists those that it knows. */
function namesOf(script: string): string[] {
  const { stderr } = spawnSync('pnpm', ['--silent', script], { ...place, encoding: 'utf8' })
  return /usage: pnpm \w+ (\S+)/.exec(stderr)?.[1]?.split('|') ?? []
}
