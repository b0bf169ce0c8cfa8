import { execFileSync } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { PACE } from '../tools/deploy/roll.ts'
import { layNetwork, removeNetwork } from '../tools/services/cluster/machine.ts'
import { drillCluster, hostAddress, NODES } from '../tools/services/cluster/place.ts'
import { ports, ROOT, shopEnvironment } from '../tools/services/settings.ts'
import { DRILL_DATABASE, makeDrillDatabase } from './drill-database.ts'
import { logSince } from './log-line.ts'
import { startMachine } from './roll/machine.ts'
import { startVisiting } from './roll/visitors.ts'

/**
 * `pnpm drill roll`, as root: `rasteh roll` on three machines whose processes listen on inside addresses alone, one machine
 * after another, while visitors ask. DRILL_BUILT=yes uses the build that is there.
 */
const log = logSince(Date.now())
const START_MS = 300_000
if (process.getuid?.() !== 0) {
  console.error('this drill makes network namespaces: run it as root')
  process.exit(2)
}
if (process.env.DRILL_BUILT !== 'yes')
  execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
const owner = await makeDrillDatabase()
layNetwork(drillCluster)
const here = hostAddress(drillCluster)
// The database and Redis listen on this machine's loopback alone; the three reach them at its inside address.
const roads = [ports.postgres, ports.redis].map(openRoad)
const env = Object.entries(shopEnvironment(DRILL_DATABASE)).map(([name, value]) => [
  name,
  /^(DATABASE_|REDIS_)/.test(name) ? value.replace('127.0.0.1', here) : value,
])
const machines = NODES.map((node) =>
  startMachine(node, {
    ...Object.fromEntries(env),
    NODE_ENV: 'production',
    RASTEH_ORIGIN: 'http://127.0.0.1:3000',
    TRUSTED_PROXIES: here,
    SHOP_API_POOL: '4',
    SMS_PROVIDER: '',
    MAIL_URL: '',
    LOG_LEVEL: 'error',
    DRAIN_MS: '3000',
  }),
)
const visitors = startVisiting(machines)
for (const deadline = Date.now() + START_MS; !visitors.isReady() && Date.now() < deadline; )
  await setTimeout(500)
log(`three machines: ${machines.map(({ address }) => address).join(', ')}; nothing listens on their loopback`)
visitors.open()
const ends: number[] = []
for (const machine of machines) {
  const ended = await machine.roll()
  ends.push(ended)
  log(`rasteh roll on ${machine.address}: ${ended === 0 ? 'done' : `ended with ${ended}`}`)
  if (ended !== 0) break
}
await setTimeout(PACE.edgeNoticesMs)
const { served, failed, longestGapMs } = await visitors.close()
const starts = machines.map((machine) => machine.starts())
for (const line of new Set(failed)) log(`not answered: ${line}`)
log(`${served} requests answered, ${failed.length} failed; the longest wait was ${longestGapMs} ms`)
log(`each machine has three processes and started so many: ${starts.join(', ')}`)
await Promise.all(machines.map((machine) => machine.stop()))
for (const road of roads) road.close()
await owner.end()
removeNetwork(drillCluster)
const isWell =
  ends.join() === '0,0,0' && served > 0 && failed.length === 0 && starts.every((count) => count === 6)
console.log(isWell ? 'the drill holds' : 'the drill FAILED')
process.exit(isWell ? 0 : 1)

function openRoad(port: number) {
  return createServer((inner) => {
    const outer = connect(port, '127.0.0.1')
    inner.on('error', () => outer.destroy()).pipe(outer)
    outer.on('error', () => inner.destroy()).pipe(inner)
  }).listen(port, here)
}
