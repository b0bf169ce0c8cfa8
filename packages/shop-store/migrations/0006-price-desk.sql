-- Many prices at once: what was asked for, what it does to each variant, and what became of it.
create table shop.price_changes (
  id uuid primary key default shop.uuid_v7(),
  number bigint generated always as identity unique,
  -- Staff may leave; what they did stays, so this is no foreign key.
  made_by integer not null,
  chosen jsonb not null,
  rule jsonb not null,
  -- What the manager saw and said yes to.
  digest text not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'applied', 'undone', 'cancelled')),
  starts_at timestamptz not null,
  made_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by integer,
  cancelled_at timestamptz,
  cancelled_by integer
);
create index price_changes_due on shop.price_changes (starts_at) where state = 'scheduled';
-- A second click on the same "yes" finds the first.
create unique index price_changes_once on shop.price_changes (digest, starts_at) where state = 'scheduled';

create table shop.price_change_rows (
  change_id uuid not null references shop.price_changes on delete cascade,
  variant_id integer not null references public.variants (id) on delete restrict,
  old_unit_rial bigint not null check (old_unit_rial >= 0),
  old_struck_rial bigint,
  new_unit_rial bigint not null check (new_unit_rial > 0),
  new_struck_rial bigint,
  /* left: at its time the price was no longer the one that the manager had seen, so it was left alone.
     kept: at the undo the price was no longer the one that the change had made, so it was left alone. */
  outcome text not null default 'waiting' check (outcome in ('waiting', 'applied', 'left', 'undone', 'kept')),
  primary key (change_id, variant_id)
);
create index price_change_rows_of_variant on shop.price_change_rows (variant_id);

/* Tells everyone who shows or finds these variants' products that prices moved. The only place that knows whom. */
create function shop.announce_prices(p_variants integer[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_products integer[];
begin
  select array_agg(distinct product_id order by product_id) into v_products
  from public.variants v join unnest(p_variants) as moved (id) using (id);
  perform shop.enqueue('refresh-search-document', jsonb_build_object('productId', product)) from unnest(v_products) product;
  -- A cache is told of a few hundred keys at a time: one answer of a thousand products is more than a header holds.
  perform shop.enqueue('purge-pages', jsonb_build_object('keys', keys))
  from (
    select jsonb_agg('product-' || product order by place) as keys
    from unnest(v_products) with ordinality as p (product, place) group by (place - 1) / 200
  ) parts;
end
$$;

/* Puts the new prices of a change in place, in one transaction, once: of two callers the second finds it applied.
   A row whose price is no longer the one that the manager saw is left alone and says so. Answers false when there was
   nothing to do: unknown, not due, or not scheduled any more. */
create function shop.apply_price_change(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_applied integer[];
begin
  update shop.price_changes set state = 'applied', applied_at = now()
  where id = p_id and state = 'scheduled' and starts_at <= clock_timestamp();
  if not found then return false; end if;
  -- In order, so that two changes with variants in common wait for each other instead of for ever.
  perform 1 from public.prices p
  where p.variant_id in (select variant_id from shop.price_change_rows where change_id = p_id)
  order by p.variant_id for update;
  with moved as (
    update public.prices p
    set unit_price_rial = r.new_unit_rial, old_price_rial = r.new_struck_rial, updated_at = now()
    from shop.price_change_rows r
    where r.change_id = p_id and p.variant_id = r.variant_id
      and p.unit_price_rial = r.old_unit_rial and p.old_price_rial is not distinct from r.old_struck_rial
    returning p.variant_id
  )
  select coalesce(array_agg(variant_id), '{}') into v_applied from moved;
  update shop.price_change_rows set outcome = 'left' where change_id = p_id;
  update shop.price_change_rows r set outcome = 'applied' from unnest(v_applied) as moved (variant_id)
  where r.change_id = p_id and r.variant_id = moved.variant_id;
  perform shop.announce_prices(v_applied);
  return true;
end
$$;

/* Gives every price that a change moved back exactly as it was. A price that somebody changed since is left alone and
   says so. Answers false when there was nothing to undo. */
create function shop.undo_price_change(p_id uuid, p_made_by integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_undone integer[];
begin
  update shop.price_changes set state = 'undone', undone_at = now(), undone_by = p_made_by
  where id = p_id and state = 'applied';
  if not found then return false; end if;
  perform 1 from public.prices p
  where p.variant_id in (
    select variant_id from shop.price_change_rows where change_id = p_id and outcome = 'applied')
  order by p.variant_id for update;
  with moved as (
    update public.prices p
    set unit_price_rial = r.old_unit_rial, old_price_rial = r.old_struck_rial, updated_at = now()
    from shop.price_change_rows r
    where r.change_id = p_id and r.outcome = 'applied' and p.variant_id = r.variant_id
      and p.unit_price_rial = r.new_unit_rial and p.old_price_rial is not distinct from r.new_struck_rial
    returning p.variant_id
  )
  select coalesce(array_agg(variant_id), '{}') into v_undone from moved;
  update shop.price_change_rows set outcome = 'kept' where change_id = p_id and outcome = 'applied';
  update shop.price_change_rows r set outcome = 'undone' from unnest(v_undone) as moved (variant_id)
  where r.change_id = p_id and r.variant_id = moved.variant_id;
  perform shop.announce_prices(v_undone);
  return true;
end
$$;

/* Writes down a change that a manager previewed, and applies it at once when no later time is given. Its rows carry the
   prices that the manager saw: if any of them moved since, nothing is written and null is answered. The same change
   asked for twice at the same time is one change. */
create function shop.make_price_change(
  p_made_by integer, p_chosen jsonb, p_rule jsonb, p_digest text, p_starts_at timestamptz, p_rows jsonb)
returns uuid language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id uuid;
  v_starts_at timestamptz := coalesce(p_starts_at, now());
begin
  select id into v_id from shop.price_changes
  where state = 'scheduled' and digest = p_digest and starts_at = v_starts_at;
  if found then return v_id; end if;
  perform 1 from public.prices p
  where p.variant_id in (select r."variantId" from jsonb_to_recordset(p_rows) as r ("variantId" integer))
  order by p.variant_id for update;
  if exists (
    select from jsonb_to_recordset(p_rows) as r ("variantId" integer, "oldUnitRial" bigint, "oldStruckRial" bigint)
    left join public.prices p on p.variant_id = r."variantId"
      and p.unit_price_rial = r."oldUnitRial" and p.old_price_rial is not distinct from r."oldStruckRial"
    where p.variant_id is null
  ) then return null; end if;
  insert into shop.price_changes (made_by, chosen, rule, digest, starts_at)
  values (p_made_by, p_chosen, p_rule, p_digest, v_starts_at)
  on conflict (digest, starts_at) where state = 'scheduled' do nothing
  returning id into v_id;
  if v_id is null then
    return (select id from shop.price_changes
      where state = 'scheduled' and digest = p_digest and starts_at = v_starts_at);
  end if;
  insert into shop.price_change_rows
    (change_id, variant_id, old_unit_rial, old_struck_rial, new_unit_rial, new_struck_rial)
  select v_id, r."variantId", r."oldUnitRial", r."oldStruckRial", r."newUnitRial", r."newStruckRial"
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, "oldUnitRial" bigint, "oldStruckRial" bigint,
    "newUnitRial" bigint, "newStruckRial" bigint);
  if p_starts_at is null then perform shop.apply_price_change(v_id); end if;
  return v_id;
end
$$;

/* Takes back a change whose time has not come. False: it was applied, cancelled, or is unknown. */
create function shop.cancel_price_change(p_id uuid, p_made_by integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.price_changes set state = 'cancelled', cancelled_at = now(), cancelled_by = p_made_by
  where id = p_id and state = 'scheduled';
  return found;
end
$$;

/* A count on the shelf: the difference to what the manager saw. When the units on hand are no longer that many, somebody
   sold or adjusted while the manager counted, and nothing is written. Goes through shop.adjust_stock like everything. */
create function shop.count_stock(
  p_variant integer, p_shown integer, p_counted integer, p_reason text, p_made_by text)
returns text language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_on_hand integer;
begin
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  select coalesce(sum(on_hand), 0) into v_on_hand from shop.stock_buckets where variant_id = p_variant;
  if v_on_hand <> p_shown then return 'moved'; end if;
  if p_counted = p_shown then return 'counted'; end if;
  if shop.adjust_stock(p_variant, p_counted - p_shown, p_reason, p_made_by) is null then return 'held'; end if;
  return 'counted';
end
$$;
