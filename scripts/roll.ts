import { execFileSync } from 'node:child_process'
import { type Instance, roll } from './deploy/roll.ts'
import { instancesOf } from './deploy/systemd-instances.ts'

/** `rasteh roll`: every running process of this server's shop anew, one after another, while it goes on selling. */
const listed = execFileSync(
  'systemctl',
  ['list-units', '--plain', '--no-legend', '--state=active', 'rasteh-*'],
  { encoding: 'utf8' },
)
const instances: Instance[] = instancesOf(listed).map(({ unit, readyUrl }) => ({
  name: unit,
  readyUrl,
  restart: async () => void execFileSync('systemctl', ['restart', unit], { stdio: 'inherit' }),
}))
if (instances.length === 0) throw new Error('no unit of the shop runs here: systemctl start rasteh.target')
await roll(instances, console.log)
