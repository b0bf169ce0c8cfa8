-- What managers know a variant by: «product · variant · SKU», and the same folded, to be found by any spelling. Kept here
-- and not by the content platform's hooks: imports write these rows too.
set local lock_timeout = '10s';

/* One form for all spellings of a text, as persian-text's foldText gives it. */
create function shop.fold_text(p_text text) returns text
language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select btrim(regexp_replace(normalize(lower(translate(
    regexp_replace(
      normalize(p_text, NFKD),
      U&'[\00AD\0300-\036F\0600-\0605\0610-\061C\064B-\065F\0670\06D6-\06DD\06DF-\06E4\06E7\06E8\06EA-\06ED\200B-\200F\202A-\202E\2060-\2064\2066-\206F\FEFF]',
      '', 'g'),
    'يىێېےۍؠكڪةەہھۃٱۆۊۇۈۉۋۅڤڕڒڵ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩ءـ',
    'یییییییککهههههاووووووووررل01234567890123456789')), NFC), '\s+', ' ', 'g'))
$$;

create function shop.variant_title(p_product text, p_variant text, p_sku text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select concat_ws(' · ', nullif(btrim(p_product), ''), nullif(btrim(p_variant), ''), p_sku)
$$;

/* Sets both texts before a variant is written. A new variant, or one that moves to another product, waits for whoever
   renames that product and holds the next one off; others meet the renaming at their own row. */
create function shop.title_variant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_product text;
  v_variant text;
begin
  if tg_op = 'INSERT' or new.product_id is distinct from old.product_id then
    perform from public.products where id = new.product_id for share;
  end if;
  select title into v_product from public.products_locales where _parent_id = new.product_id and _locale = 'fa';
  select title into v_variant from public.variants_locales where _parent_id = new.id and _locale = 'fa';
  new.full_title := shop.variant_title(v_product, v_variant, new.sku);
  new.search_text := shop.fold_text(new.full_title);
  return new;
end
$$;
create trigger title_variant before insert or update on public.variants
  for each row execute function shop.title_variant();

/* A variant's own title has changed: its row is written as it is, which sets both texts anew. */
create function shop.retitle_variant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.variants set full_title = null where id = new._parent_id;
  return null;
end
$$;
create trigger retitle_variant after insert or update of title on public.variants_locales
  for each row when (new._locale = 'fa') execute function shop.retitle_variant();

/* A product was renamed. The lock makes variants that are being added to it wait, or waits for them. */
create function shop.retitle_variants() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- The content platform writes a product's texts anew on every save; only another title is worth a lock.
  if exists (
    select from public.variants v
      left join public.variants_locales l on l._parent_id = v.id and l._locale = 'fa'
    where v.product_id = new._parent_id
      and v.full_title is distinct from shop.variant_title(new.title, l.title, v.sku)
  ) or not exists (select from public.variants where product_id = new._parent_id) then
    perform from public.products where id = new._parent_id for no key update;
    update public.variants set full_title = null where product_id = new._parent_id;
  end if;
  return null;
end
$$;
create trigger retitle_variants after insert or update of title on public.products_locales
  for each row when (new._locale = 'fa') execute function shop.retitle_variants();

-- The variants that are already there. Their time of change stays: nobody has changed them.
update public.variants set full_title = null;

-- What managers know a customer by: the name, and the mobile or the e-mail; many have never written their name.
create function shop.name_customer() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.shown_name := nullif(concat_ws(' · ', nullif(btrim(new.name), ''), coalesce(nullif(new.username, ''), new.email)), '');
  return new;
end
$$;
create trigger name_customer before insert or update on public.customers
  for each row execute function shop.name_customer();

update public.customers set shown_name = null;
