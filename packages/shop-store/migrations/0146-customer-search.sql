-- A customer is found by a part of a name, a mobile or an e-mail; by the name and the code that they gave themselves; and
-- by the code of a parcel.
create index concurrently if not exists customers_by_words on public.customers
  using gin (shop.fold_text(name) public.gin_trgm_ops, username public.gin_trgm_ops, email public.gin_trgm_ops);
create index concurrently if not exists profiles_by_name on shop.profiles
  using gin (shop.fold_text(first_name || ' ' || last_name) public.gin_trgm_ops);
create index concurrently if not exists profiles_by_national_code on shop.profiles (national_code);
create index concurrently if not exists orders_by_tracking_code on shop.orders (tracking_code) where tracking_code is not null;
