-- Takes a ticket and returns its identity; null when there is no valid one.
create or replace function shop.redeem_ticket(p_hash bytea, p_purpose text) returns text
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.tickets where hash = p_hash and purpose = p_purpose and expires_at > now() returning identity
$$;
