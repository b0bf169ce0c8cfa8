-- What customers write about themselves. A customer without a row has not written anything yet.
create table shop.profiles (
  customer_id integer primary key references public.customers (id) on delete restrict,
  first_name text not null,
  last_name text not null,
  national_code text not null check (national_code ~ '^[0-9]{10}$'),
  birth_date date not null,
  -- 0 is single; whoever is not has a day of marriage.
  marital_status smallint not null,
  marriage_date date,
  -- Every write names the version it read.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((marital_status = 0) = (marriage_date is null))
);

create table shop.addresses (
  id uuid primary key default shop.uuid_v7(),
  customer_id integer not null references public.customers (id) on delete restrict,
  title text not null,
  receiver text not null,
  mobile text not null,
  -- The city knows its province.
  city_id integer not null references public.cities (id) on delete restrict,
  postal_code text not null check (postal_code ~ '^[0-9]{10}$'),
  address text not null,
  is_default boolean not null default false,
  made_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_of_customer on shop.addresses (customer_id);
create unique index one_default_address_a_customer on shop.addresses (customer_id) where is_default;

create table shop.favourites (
  customer_id integer not null references public.customers (id) on delete restrict,
  -- Nobody's liking holds a product in the shop.
  product_id integer not null references public.products (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index favourites_of_product on shop.favourites (product_id);

-- Which order a move of the score belongs to, where it belongs to one.
alter table shop.score_moves add column order_id uuid references shop.orders (id) on delete restrict;

/* Changes of one customer's addresses queue here: the default and the count are rules about all of them together.
   Each statement after the lock sees what the last holder left. */
create function shop.lock_addresses(p_customer integer) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('shop.addresses'), p_customer)
$$;

/* Moves the default to this address, in two steps because there is one at every moment. */
create function shop.make_default_address(p_customer integer, p_id uuid) returns void language plpgsql volatile as $$
begin
  update shop.addresses set is_default = false where customer_id = p_customer and is_default and id <> p_id;
  update shop.addresses set is_default = true where customer_id = p_customer and id = p_id and not is_default;
end
$$;

/* Keeps a new address, or (with an id) changes one of the customer's own. Answers its id; null when there are
   already as many as may be, or the customer has no such address. The first address is the default one. */
create function shop.save_address(p_customer integer, p_id uuid, p_words jsonb, p_is_default boolean, p_max integer)
returns uuid language plpgsql volatile as $$
declare
  v_id uuid;
  v_word shop.addresses := jsonb_populate_record(null::shop.addresses, p_words);
begin
  perform shop.lock_addresses(p_customer);
  if p_id is null then
    if (select count(*) from shop.addresses where customer_id = p_customer) >= p_max then return null; end if;
    insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address)
    values (p_customer, v_word.title, v_word.receiver, v_word.mobile, v_word.city_id, v_word.postal_code, v_word.address)
    returning id into v_id;
  else
    update shop.addresses set title = v_word.title, receiver = v_word.receiver, mobile = v_word.mobile,
      city_id = v_word.city_id, postal_code = v_word.postal_code, address = v_word.address, updated_at = now()
    where id = p_id and customer_id = p_customer
    returning id into v_id;
  end if;
  if v_id is not null
    and (p_is_default or not exists (select from shop.addresses where customer_id = p_customer and is_default)) then
    perform shop.make_default_address(p_customer, v_id);
  end if;
  return v_id;
end
$$;

/* Forgets an address of the customer's own; false when there is none such. The newest of the others takes over as
   the default one. */
create function shop.remove_address(p_customer integer, p_id uuid) returns boolean language plpgsql volatile as $$
declare
  v_was_default boolean;
  v_next uuid;
begin
  perform shop.lock_addresses(p_customer);
  delete from shop.addresses where id = p_id and customer_id = p_customer returning is_default into v_was_default;
  if v_was_default is null then return false; end if;
  select id into v_next from shop.addresses where customer_id = p_customer order by id desc limit 1;
  if v_was_default and v_next is not null then perform shop.make_default_address(p_customer, v_next); end if;
  return true;
end
$$;
