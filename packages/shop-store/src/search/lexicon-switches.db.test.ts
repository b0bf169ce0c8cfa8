import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadSearchTuning } from '../reads/search-tuning.ts'

const database = useTestDatabase()
const staffId = 7
let shop: Pool
let web: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 8 })
})
afterAll(() => Promise.all([shop.end(), web.end()]))

async function switchGroup(groupId: string, isOn: boolean): Promise<boolean> {
  const { rows } = await web.query<{ answer: boolean }>(
    'select shop.switch_lexicon_group($1, $2, $3) as answer',
    [groupId, isOn, staffId],
  )
  return rows[0]?.answer ?? false
}

const offOf = async () => (await loadSearchTuning(shop)).off

async function auditOf(groupId: string): Promise<unknown[]> {
  const { rows } = await database.owner.query(
    'select action, actor_id from shop.audit_log where subject = $1 order by at, id',
    [`lexicon-group:${groupId}`],
  )
  return rows
}

describe('a group of the lexicon', () => {
  it('is off for every process until it is switched on again, with both in the audit log', async () => {
    expect(await offOf()).toEqual([])
    expect(await switchGroup('کفش', false)).toBe(true)
    expect(await switchGroup('گیوه', false)).toBe(true)
    expect((await offOf()).toSorted()).toEqual(['کفش', 'گیوه'])
    expect(await switchGroup('کفش', true)).toBe(true)
    expect(await offOf()).toEqual(['گیوه'])
    expect(await auditOf('کفش')).toEqual([
      { action: 'lexicon-group-off', actor_id: staffId },
      { action: 'lexicon-group-on', actor_id: staffId },
    ])
  })

  it('is switched once, however many press at the same moment', async () => {
    const presses = await Promise.all(Array.from({ length: 8 }, () => switchGroup('کیف', false)))
    expect(presses.filter(Boolean)).toHaveLength(1)
    expect(await auditOf('کیف')).toHaveLength(1)
  })

  it('is not switched by the shop’s own role, nor around the function', async () => {
    await expect(shop.query("select shop.switch_lexicon_group('کفش', false, 7)")).rejects.toThrow(
      'permission',
    )
    for (const role of [shop, web]) {
      await expect(
        role.query("insert into shop.lexicon_switches (group_id, staff_id) values ('کفش', 7)"),
      ).rejects.toThrow('permission')
      await expect(role.query('delete from shop.lexicon_switches')).rejects.toThrow('permission')
    }
  })

  it('has an id of some letters', async () => {
    await expect(switchGroup('', false)).rejects.toThrow('check')
    await expect(switchGroup('ک'.repeat(61), false)).rejects.toThrow('check')
  })
})
