import { checkOrderView, ORDER_VIEWS_MAX, type OrderViewRefusal } from '@rasteh/shop-core/order-list'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadOrderViews } from '../reads/order-views.ts'
import { openReadPool } from '../reads/pool.ts'
import { changeOrderView, keepOrderView, type OrderViewAct } from './order-views.ts'

const database = useTestDatabase()
let shop: Pool
let reads: Pool
let [one, other, owner] = [0, 0, 0]
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'rasteh-test', max: 20 })
  reads = openReadPool(database.urls.web)
  const { staffId } = await addStaff(database.owner, 'manager')
  ;[one, other] = [staffId, (await addStaff(database.owner, 'manager')).staffId]
  owner = (await addStaff(database.owner, 'owner')).staffId
  return () => Promise.all([shop.end(), reads.end()])
})
beforeEach(async () => {
  await database.owner.query('delete from shop.order_views')
})

const MANY = 30
const atOnce = <Said>(act: (index: number) => Promise<Said>) =>
  Promise.all(Array.from({ length: MANY }, (_, index) => act(index)))

function keep(staffId: number, name: string, { isShared = false, query = 'note=1' } = {}) {
  const view = checkOrderView({ name, query, isShared })
  if (!view.ok) throw new Error(view.refusal)
  return keepOrderView(shop, staffId, view.value)
}
const namesOf = async (staffId: number) => (await loadOrderViews(reads, staffId)).map(({ name }) => name)
async function change(staffId: number, name: string, act: OrderViewAct): Promise<OrderViewRefusal | null> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from shop.order_views where name = $1',
    [name],
  )
  return changeOrderView(shop, { viewId: rows[0]?.id ?? '', staffId, act })
}
const idOf = async (name: string) => {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from shop.order_views where name = $1',
    [name],
  )
  return rows[0]?.id ?? ''
}

describe('a view that somebody keeps', () => {
  it('is theirs alone, unless all share it', async () => {
    expect([
      await keep(one, 'تهران'),
      await keep(other, 'تهران'),
      await keep(one, 'همه', { isShared: true }),
    ]).toEqual([null, null, null])
    expect(await namesOf(one)).toEqual(['همه', 'تهران'])
    expect(await namesOf(other)).toEqual(['همه', 'تهران'])
    expect(await namesOf(owner)).toEqual(['همه'])
  })

  it('has a name that no other on its shelf has, however it is spelled, also when thirty are kept at once', async () => {
    expect(await keep(one, 'کیش')).toBeNull()
    expect(await keep(one, 'كيش', { query: 'note=1&code=A' })).toBe('view-name-taken')
    const said = await atOnce((index) =>
      keep(index % 2 ? one : other, 'ارسال', { isShared: true, query: `min=${index}` }),
    )
    expect(said.filter((answer) => answer === null)).toHaveLength(1)
    expect(await namesOf(other)).toEqual(['ارسال'])
  })

  it('is kept once for thirty presses of one button', async () => {
    expect(new Set(await atOnce(() => keep(one, 'امروز')))).toEqual(new Set([null]))
    expect(await namesOf(one)).toEqual(['امروز'])
  })

  it('is refused beyond so many, also when they come at once', async () => {
    await atOnce((index) => keep(one, `نمای ${index}`))
    const said = await atOnce((index) => keep(one, `نمای دیگر ${index}`))
    expect(await namesOf(one)).toHaveLength(ORDER_VIEWS_MAX)
    expect(new Set(said)).toEqual(new Set(['view-too-many']))
  })
})

describe('a view is changed', () => {
  it('by its maker; one that all share by the owner too, and by nobody else', async () => {
    await keep(one, 'خصوصی')
    await keep(one, 'مشترک', { isShared: true })
    const rename = { kind: 'rename', name: 'تازه', nameKey: 'تازه' } as const
    for (const act of [rename, { kind: 'move', before: null }, { kind: 'remove' }] as const) {
      expect(await change(other, 'خصوصی', act)).toBe('view-not-found')
      expect(await change(owner, 'خصوصی', act)).toBe('view-not-found')
      expect(await change(other, 'مشترک', act)).toBe('view-not-found')
    }
    expect(await change(one, 'خصوصی', rename)).toBeNull()
    expect(await change(owner, 'مشترک', { ...rename, name: 'برای همه', nameKey: 'برای همه' })).toBeNull()
    expect(await namesOf(one)).toEqual(['برای همه', 'تازه'])
    expect(await change(owner, 'برای همه', { kind: 'remove' })).toBeNull()
    expect(await namesOf(one)).toEqual(['تازه'])
  })

  it('to no name that another on its shelf has', async () => {
    await keep(one, 'اول')
    await keep(one, 'دوم')
    expect(await change(one, 'دوم', { kind: 'rename', name: 'اول', nameKey: 'اول' })).toBe('view-name-taken')
    expect(await change(one, 'دوم', { kind: 'rename', name: 'دوم', nameKey: 'دوم' })).toBeNull()
  })

  it('in its place, and the same move said twice moves it once', async () => {
    for (const name of ['الف', 'ب', 'پ', 'ت']) await keep(one, name)
    const before = { kind: 'move', before: await idOf('ب') } as const
    await Promise.all([change(one, 'ت', before), change(one, 'ت', before)])
    expect(await namesOf(one)).toEqual(['الف', 'ت', 'ب', 'پ'])
    await change(one, 'الف', { kind: 'move', before: null })
    expect(await namesOf(one)).toEqual(['ت', 'ب', 'پ', 'الف'])
    await keep(other, 'دیگری')
    expect(await change(one, 'ت', { kind: 'move', before: await idOf('دیگری') })).toBe('view-not-found')
  })

  it('by many at once, and every view stays once on its shelf', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `نمای ${index}`)
    for (const name of names) await keep(one, name)
    const ids = await Promise.all(names.map(idOf))
    await atOnce((index) =>
      changeOrderView(shop, {
        viewId: ids[index % 6] ?? '',
        staffId: one,
        act: { kind: 'move', before: ids[(index * 5 + 1) % 6] ?? null },
      }),
    )
    expect((await namesOf(one)).sort()).toEqual(names)
    const { rows } = await database.owner.query('select position from shop.order_views order by position')
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('away for good by thirty presses, and the list that began with it begins with all orders', async () => {
    await keep(one, 'مشترک', { isShared: true })
    const viewId = await idOf('مشترک')
    await changeOrderView(shop, { viewId, staffId: other, act: { kind: 'default', isDefault: true } })
    const said = await atOnce((index) =>
      index % 3 === 0
        ? changeOrderView(shop, { viewId, staffId: other, act: { kind: 'default', isDefault: true } })
        : changeOrderView(shop, { viewId, staffId: one, act: { kind: 'remove' } }),
    )
    expect(said.filter((_, index) => index % 3 !== 0)).toEqual(Array(20).fill(null))
    expect(await namesOf(other)).toEqual([])
    const { rows } = await database.owner.query('select * from shop.order_view_defaults')
    expect(rows).toEqual([])
  })
})

it('a list begins with one view, of its own or of all, and of nobody else', async () => {
  await keep(one, 'الف')
  await keep(one, 'ب')
  await keep(other, 'دیگری')
  const beginWith = { kind: 'default', isDefault: true } as const
  await Promise.all([change(one, 'الف', beginWith), change(one, 'الف', beginWith)])
  await change(one, 'ب', beginWith)
  const defaults = async () =>
    (await loadOrderViews(reads, one)).filter(({ isDefault }) => isDefault).map(({ name }) => name)
  expect(await defaults()).toEqual(['ب'])
  expect(await change(one, 'دیگری', beginWith)).toBe('view-not-found')
  await change(one, 'ب', { kind: 'default', isDefault: false })
  expect(await defaults()).toEqual([])
})
