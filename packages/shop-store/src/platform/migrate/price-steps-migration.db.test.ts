import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addOffer } from '@rasteh/test-kit/trade'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { runMigrations, toMigration } from './run-migrations.ts'

const NAME = '0185-price-steps.sql'
const text = readFileSync(join(import.meta.dirname, '../../../migrations', NAME), 'utf8')
const database = useTestDatabase()

/** The database as the release before left it. */
async function asBefore(): Promise<void> {
  for (const table of ['prices', 'offers'])
    for (const trigger of ['note_asked_price_made', 'note_asked_price', 'note_asked_price_gone'])
      await database.owner.query(`drop trigger ${trigger} on public.${table}`)
  await database.owner.query('drop table shop.price_steps')
  await database.owner.query('delete from shop.migrations where name = $1', [NAME])
}

const stepsOf = async (variantId: number) => {
  const { rows } = await database.owner.query(
    `select asked_rial as asked, round(extract(epoch from now() - at) / 86400)::int as "daysAgo"
     from shop.price_steps where variant_id = $1 and at <= clock_timestamp() order by at`,
    [variantId],
  )
  return rows.map(({ asked, daysAgo }) => [Number(asked), daysAgo])
}

it('begins the steps of prices with what bulk pricing, the grid, imports and the audit log know', async () => {
  const { owner } = database
  const products = []
  for (let count = 0; count < 5; count += 1) products.push(await addProduct(owner, { priceRial: 500 }))
  const [bulk, grid, imported, form, plain] = products.map(({ variantId }) => variantId)
  await asBefore()
  await owner.query(
    "update public.prices set created_at = now() - interval '90 days', updated_at = now() - interval '9 days'",
  )
  await owner.query(
    `with made as (insert into shop.price_changes (made_by, chosen, rule, digest, state, starts_at, applied_at, undone_at)
       values (1, '{}', '{}', 'a', 'undone', now(), now() - interval '20 days', now() - interval '10 days') returning id)
     insert into shop.price_change_rows (change_id, variant_id, old_unit_rial, new_unit_rial, outcome)
     select id, $1, 500, 400, 'undone' from made`,
    [bulk],
  )
  await owner.query(
    `with made as (insert into shop.grid_changes (made_by, rows, made_at) values (1, 1, now() - interval '15 days') returning id)
     insert into shop.grid_change_rows (change_id, variant_id, before, after)
     select id, $1, '{"priceRial": 700}', '{"priceRial": 500}' from made`,
    [grid],
  )
  await owner.query(
    `with made as (insert into shop.imports (kind, file_name, made_by, state, counts, applied_at)
       values ('prices', 'a.csv', 'x', 'applied', '{}', now() - interval '12 days') returning id)
     insert into shop.import_rows (import_id, row_no, action, record_id, label, before, after)
     select id, 2, 'changed', $1, 'x', '{"priceRial": 650}', '{"priceRial": 500}' from made`,
    [imported],
  )
  await owner.query(
    `insert into shop.audit_log (at, actor_kind, action, subject, detail)
     select now() - interval '11 days', 'staff', 'document-changed', 'prices:' || p.id,
       '{"changes": [{"field": "unitPriceRial", "before": 800, "after": 480}, {"field": "oldPriceRial", "before": null, "after": 1}]}'
     from public.prices p where p.variant_id = $1`,
    [form],
  )
  await addOffer(owner, plain ?? 0, 20)
  const client = new pg.Client({ connectionString: database.urls.owner })
  await client.connect()
  onTestFinished(() => client.end())
  await runMigrations(client, [toMigration(NAME, text)], { attempts: 5, pauseMs: 100 })
  expect(await stepsOf(bulk ?? 0)).toEqual([
    [500, 90],
    [400, 20],
    [500, 10],
  ])
  expect(await stepsOf(grid ?? 0)).toEqual([
    [700, 90],
    [500, 15],
  ])
  expect(await stepsOf(imported ?? 0)).toEqual([
    [650, 90],
    [500, 12],
  ])
  expect(await stepsOf(form ?? 0)).toEqual([
    [800, 90],
    [480, 11],
    [500, 9],
  ])
  expect(await stepsOf(plain ?? 0)).toEqual([
    [500, 90],
    [400, 0],
  ])
})
