import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Instance, roll } from './deploy/roll.ts'
import { instancesOf, parseEnvironment, readyUrlOf } from './deploy/systemd-instances.ts'

/** `rasteh roll`: restarts every process of this server's shop, one after another, while it goes on selling. */
const ask = (...args: string[]) => execFileSync('systemctl', args, { encoding: 'utf8' })
const listed = ask('list-units', '--plain', '--no-legend', '--state=active', 'rasteh-*')
const instances: Instance[] = instancesOf(listed).map(({ unit, app }) => ({
  name: unit,
  readyUrl: app && (() => readyUrlOf(app, environmentOf(unit))),
  restart: async () => void execFileSync('systemctl', ['restart', unit], { stdio: 'inherit' }),
}))
if (instances.length === 0) throw new Error('no unit of the shop runs here: systemctl start rasteh.target')
await roll(instances, console.log)

/** What the process itself was started with: the unit, its files of settings and every drop-in together. */
function environmentOf(unit: string) {
  const pid = ask('show', '--property=MainPID', '--value', unit).trim()
  return parseEnvironment(readFileSync(`/proc/${pid}/environ`, 'utf8'))
}
