-- Takes the one message of a wish that is due, and says what it needs; no row where it was taken, ended, or the product is
-- gone again: then its owner waits on.
create or replace function shop.claim_wish(p_wish bigint)
returns table (mobile text, email text, culture text, stop_key text, wanted text, product_id integer)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  update shop.wished g set look_at = now()
  from shop.wishes w where w.id = p_wish and g.id = w.wished_id and w.state = 'due'
    and not exists (select from shop.search_documents d where d.product_id = w.product_id and d.is_in_stock);
  if found then
    update shop.wishes set state = 'waiting', product_id = null, moved_at = now() where id = p_wish and state = 'due';
    return;
  end if;
  return query
    update shop.wishes w set state = 'sent', moved_at = now() from shop.wished g
    where w.id = p_wish and w.state = 'due' and g.id = w.wished_id
    returning w.mobile, w.email, w.culture, w.stop_key, g.shown, w.product_id;
end
$$;
