import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isWhole } from '../../tools/services/cluster/members.ts'
import { fillIn, nodeWords } from '../../tools/services/cluster/write-settings.ts'
import { ROOT } from '../../tools/services/settings.ts'

const folder = join(ROOT, 'ops/cluster')
const guide = readFileSync(join(folder, 'README.md'), 'utf8')

it.each(readdirSync(folder).filter((file) => file !== 'README.md'))('explains every word of %s', (file) => {
  const words = readFileSync(join(folder, file), 'utf8').match(/@[A-Z_]+@/g) ?? []
  expect(words.filter((word) => !guide.includes(`\`${word}\``))).toEqual([])
})

it('refuses a template with a word that has no value', () => {
  expect(() => fillIn('listen: "@ADDRESS@:@PORT@"', { ADDRESS: '10.0.0.1' })).toThrow('@PORT@')
})

it("gives each machine its own name and address, and all three the others'", () => {
  const cluster = { name: 'test', dir: '/tmp/test', port: 1, base: 16 }
  const [first, second] = [nodeWords(cluster, 1), nodeWords(cluster, 2)]
  expect([first.NODE, first.ADDRESS]).toEqual(['node-1', '198.18.0.17'])
  expect([second.NODE, second.ADDRESS]).toEqual(['node-2', '198.18.0.18'])
  expect(first.ETCD_HOSTS).toBe('198.18.0.17:2379,198.18.0.18:2379,198.18.0.19:2379')
  expect(second.ETCD_HOSTS).toBe(first.ETCD_HOSTS)
})

const member = (name: string, role: string, state = 'running', timeline = 3) => ({
  name,
  role,
  state,
  timeline,
})
const leader = member('node-1', 'leader')
const sync = member('node-2', 'sync_standby')
const other = member('node-3', 'replica')

it.each([
  ['one leads and two follow, one of them synchronously', [leader, sync, other], true],
  ['standbys are said to be streaming', [leader, member('node-2', 'sync_standby', 'streaming'), other], true],
  ['nobody leads', [sync, other], false],
  ['a standby is missing', [leader, sync], false],
  ['no standby is synchronous', [leader, member('node-2', 'replica'), other], false],
  ['a standby is still being copied', [leader, sync, member('node-3', 'replica', 'creating replica')], false],
  ['a standby is on an older timeline', [leader, sync, member('node-3', 'replica', 'running', 2)], false],
])('knows whether the cluster is whole when %s', (_, members, whole) => {
  expect(isWhole(members)).toBe(whole)
})
