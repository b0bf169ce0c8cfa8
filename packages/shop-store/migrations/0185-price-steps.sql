-- What shoppers were asked for a variant, and from when: the price after its offer. Steps of the past are never changed; later
-- ones are what running and planned offers will make of the price.
create table shop.price_steps (
  variant_id integer not null references public.variants (id) on delete cascade,
  at timestamptz not null,
  -- Null: from then on it was not for sale.
  asked_rial bigint check (asked_rial >= 0),
  primary key (variant_id, at)
);
create index price_steps_by_age on shop.price_steps (at);

-- What is known of earlier prices: of price changes, the grid, imports and forms that were saved.
create temporary table price_event on commit drop as
  select r.variant_id, c.applied_at as at, r.old_unit_rial as before, r.new_unit_rial as after
  from shop.price_change_rows r join shop.price_changes c on c.id = r.change_id
  where c.applied_at is not null and r.outcome in ('applied', 'undone', 'kept')
  union all
  select r.variant_id, c.undone_at, r.new_unit_rial, r.old_unit_rial
  from shop.price_change_rows r join shop.price_changes c on c.id = r.change_id where r.outcome = 'undone'
  union all
  select r.variant_id, c.made_at, (r.before ->> 'priceRial')::bigint, (r.after ->> 'priceRial')::bigint
  from shop.grid_change_rows r join shop.grid_changes c on c.id = r.change_id where r.after ? 'priceRial'
  union all
  select r.variant_id, c.undone_at, (r.after ->> 'priceRial')::bigint, (r.before ->> 'priceRial')::bigint
  from shop.grid_change_rows r join shop.grid_changes c on c.id = r.change_id
  where r.after ? 'priceRial' and r.outcome = 'undone'
  union all
  select v.id, i.applied_at, (r.before ->> 'priceRial')::bigint, (r.after ->> 'priceRial')::bigint
  from shop.import_rows r join shop.imports i on i.id = r.import_id
  join public.variants v on case i.kind when 'prices' then v.id = r.record_id else v.product_id = r.record_id and v.is_default end
  where i.kind in ('products', 'prices') and i.applied_at is not null and r.action = 'changed' and r.after ? 'priceRial'
  union all
  select p.variant_id, a.at, (c ->> 'before')::numeric::bigint, (c ->> 'after')::numeric::bigint
  from shop.audit_log a join public.prices p on a.subject = 'prices:' || p.id
  cross join jsonb_array_elements(case jsonb_typeof(a.detail -> 'changes') when 'array' then a.detail -> 'changes' else '[]' end) c
  where a.action = 'document-changed' and c ->> 'field' = 'unitPriceRial'
    and jsonb_typeof(c -> 'before') = 'number' and jsonb_typeof(c -> 'after') = 'number';

insert into shop.price_steps (variant_id, at, asked_rial)
select distinct on (variant_id) variant_id, least(p.created_at, e.at - interval '1 second'), e.before
from price_event e join public.prices p using (variant_id)
where e.before is not null order by variant_id, e.at
on conflict do nothing;
insert into shop.price_steps (variant_id, at, asked_rial)
select variant_id, at, after from price_event join public.variants v on v.id = variant_id
where after is not null
on conflict do nothing;
create trigger note_asked_price_made after insert on public.prices
  referencing new table as moved for each statement execute function shop.note_asked_price();
create trigger note_asked_price after update on public.prices
  referencing old table as gone new table as moved for each statement execute function shop.note_asked_price();
create trigger note_asked_price_gone after delete on public.prices
  referencing old table as gone for each statement execute function shop.note_asked_price();
create trigger note_asked_price_made after insert on public.offers
  referencing new table as moved for each statement execute function shop.note_asked_price();
create trigger note_asked_price after update on public.offers
  referencing old table as gone new table as moved for each statement execute function shop.note_asked_price();
create trigger note_asked_price_gone after delete on public.offers
  referencing old table as gone for each statement execute function shop.note_asked_price();

-- The price as it is now: since its last change, or since it was written. It comes after the triggers, so that no change is missed
-- between the two.
insert into shop.price_steps (variant_id, at, asked_rial)
select p.variant_id, case when last.at is null then p.created_at else greatest(p.updated_at, last.at + interval '1 second') end,
  p.unit_price_rial
from public.prices p
left join lateral (select s.at, s.asked_rial from shop.price_steps s where s.variant_id = p.variant_id order by s.at desc limit 1) last on true
where p.variant_id is not null and last.asked_rial is distinct from p.unit_price_rial
on conflict do nothing;

-- What offers ask, now and later, is noted as if they were saved again.
update public.offers set variant_id = variant_id;
