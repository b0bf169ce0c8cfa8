-- What is there and what of it is held. A hot product is given more buckets, so that buyers do not queue for one row.
create table shop.stock_buckets (
  variant_id integer not null references public.variants (id) on delete restrict,
  bucket smallint not null default 0,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  primary key (variant_id, bucket),
  constraint stock_is_never_oversold check (reserved between 0 and on_hand)
) with (fillfactor = 50);

create table shop.stock_holds (
  id uuid primary key default shop.uuid_v7(),
  variant_id integer not null,
  bucket smallint not null,
  quantity integer not null check (quantity > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released')),
  -- Whose hold it is: an order's id once there are orders.
  holder uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (variant_id, bucket) references shop.stock_buckets on delete restrict
);
create index stock_holds_of_holder on shop.stock_holds (holder);
create index stock_holds_due on shop.stock_holds (expires_at) where state = 'held';

-- The ledger: Σ delta of a bucket is its on_hand. Rows are only ever added.
create table shop.stock_moves (
  id uuid primary key default shop.uuid_v7(),
  variant_id integer not null,
  bucket smallint not null,
  delta integer not null check (delta <> 0),
  reason text not null check (btrim(reason) <> ''),
  made_by text not null,
  made_at timestamptz not null default now(),
  foreign key (variant_id, bucket) references shop.stock_buckets on delete restrict
);
create index stock_moves_of_variant on shop.stock_moves (variant_id, made_at);

/* Holds p_quantity of a variant, gathered from as few buckets as are needed: first from buckets that nobody has
   locked; if those hold too little, again from all of them, waiting in order. Only then is false answered, and
   nothing is held. The first pass gives its locks back before the second waits, or two buyers could wait for
   each other. */
create function shop.take_stock(p_variant integer, p_quantity integer, p_holder uuid, p_expires_at timestamptz)
returns boolean language plpgsql volatile as $$
declare
  v_chosen smallint[] := '{}';
  v_parts integer[] := '{}';
  v_left integer := p_quantity;
  v_bucket smallint;
  v_free integer;
begin
  if p_quantity <= 0 then raise exception 'a hold needs a quantity above 0'; end if;
  begin
    loop
      select bucket, on_hand - reserved into v_bucket, v_free from shop.stock_buckets
      where variant_id = p_variant and on_hand > reserved and bucket <> all (v_chosen)
      order by bucket limit 1 for update skip locked;
      exit when not found;
      v_chosen := v_chosen || v_bucket;
      v_parts := v_parts || least(v_free, v_left);
      v_left := v_left - least(v_free, v_left);
      exit when v_left = 0;
    end loop;
    if v_left > 0 then raise exception using errcode = 'RS001'; end if;
  exception when sqlstate 'RS001' then
    v_chosen := '{}'; v_parts := '{}'; v_left := p_quantity;
    for v_bucket, v_free in
      select bucket, on_hand - reserved from shop.stock_buckets where variant_id = p_variant order by bucket for update
    loop
      continue when v_free = 0 or v_left = 0;
      v_chosen := v_chosen || v_bucket;
      v_parts := v_parts || least(v_free, v_left);
      v_left := v_left - least(v_free, v_left);
    end loop;
    if v_left > 0 then return false; end if;
  end;
  update shop.stock_buckets b set reserved = b.reserved + c.part
  from unnest(v_chosen, v_parts) as c (bucket, part)
  where b.variant_id = p_variant and b.bucket = c.bucket;
  insert into shop.stock_holds (variant_id, bucket, quantity, holder, expires_at)
  select p_variant, c.bucket, c.part, p_holder, p_expires_at from unnest(v_chosen, v_parts) as c (bucket, part);
  return true;
end
$$;

/* Gives back all that a holder still holds; answers how many units. A second call finds nothing and answers 0. */
create function shop.release_stock(p_holder uuid) returns integer language sql volatile as $$
  with released as (
    update shop.stock_holds set state = 'released' where holder = p_holder and state = 'held'
    returning variant_id, bucket, quantity
  ), sums as (
    select variant_id, bucket, sum(quantity)::integer as quantity from released group by variant_id, bucket
  ), given_back as (
    update shop.stock_buckets b set reserved = b.reserved - s.quantity from sums s
    where b.variant_id = s.variant_id and b.bucket = s.bucket
    returning s.quantity
  )
  select coalesce(sum(quantity), 0)::integer from given_back
$$;

/* The managers' only way to a stock number: a difference with a reason, never an overwrite. Answers the units now
   on hand, or null when there are not that many unheld units to take away. */
create function shop.adjust_stock(p_variant integer, p_delta integer, p_reason text, p_made_by text)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_left integer := -p_delta;
  v_bucket smallint;
  v_free integer;
  v_part integer;
begin
  insert into shop.stock_buckets (variant_id, bucket) values (p_variant, 0) on conflict do nothing;
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  if p_delta > 0 then
    update shop.stock_buckets set on_hand = on_hand + p_delta where variant_id = p_variant and bucket = 0;
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    values (p_variant, 0, p_delta, p_reason, p_made_by);
  elsif p_delta < 0 then
    if (select sum(on_hand - reserved) from shop.stock_buckets where variant_id = p_variant) < v_left then
      return null;
    end if;
    for v_bucket, v_free in
      select bucket, on_hand - reserved from shop.stock_buckets
      where variant_id = p_variant and on_hand > reserved order by bucket
    loop
      exit when v_left = 0;
      v_part := least(v_free, v_left);
      update shop.stock_buckets set on_hand = on_hand - v_part where variant_id = p_variant and bucket = v_bucket;
      insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
      values (p_variant, v_bucket, -v_part, p_reason, p_made_by);
      v_left := v_left - v_part;
    end loop;
  end if;
  return (select sum(on_hand) from shop.stock_buckets where variant_id = p_variant);
end
$$;
