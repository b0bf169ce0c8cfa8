import type { Pool } from 'pg'

/** Everything that the shop's migrations and functions make, one line each, as pg_catalog describes it. For tests. */
export async function listCatalogue(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(LISTING)
  return rows.map(({ line }) => line).sort()
}

// Columns are listed in their order, without gaps that dropped ones leave.
const LISTING = `
  with tables as (
    select c.oid, format('%s.%s', n.nspname, c.relname) as name, c.relkind, c.reloptions, n.nspname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('shop', 'public') and c.relkind in ('r', 'S', 'v')
  )
  select format('%s %s %s', relkind, name, reloptions) as line from tables where nspname = 'shop'
  union all
  select format('column %s %s %s %s null:%s default:%s generated:%s identity:%s storage:%s', t.name,
    row_number() over (partition by a.attrelid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
    not a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, a.attstorage)
  from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where t.nspname = 'shop'
  union all
  select format('sequence %s start:%s', t.name, s.seqstart) from tables t join pg_sequence s on s.seqrelid = t.oid
  where t.nspname = 'shop'
  union all
  select format('constraint %s %s %s', t.name, k.conname, pg_get_constraintdef(k.oid))
  from tables t join pg_constraint k on k.conrelid = t.oid where t.nspname = 'shop'
  union all
  select format('index %s valid:%s', pg_get_indexdef(i.indexrelid), i.indisvalid)
  from tables t join pg_index i on i.indrelid = t.oid
  union all
  select format('trigger %s enabled:%s', pg_get_triggerdef(g.oid), g.tgenabled)
  from tables t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all
  select format('function %s', regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g'))
  from pg_proc p where p.pronamespace = 'shop'::regnamespace
  union all
  select format('right %s %s %s', t.name, r.privilege_type, r.grantee::regrole)
  from tables t join pg_class c on c.oid = t.oid, aclexplode(c.relacl) r where t.nspname = 'shop'
  union all
  select format('right %s %s %s', p.oid::regprocedure, r.privilege_type, r.grantee::regrole)
  from pg_proc p, aclexplode(p.proacl) r where p.pronamespace = 'shop'::regnamespace
  union all
  select format('rows front:%s rules:%s', (select count(*) from shop.front_version), (select count(*) from shop.staff_rules))`
