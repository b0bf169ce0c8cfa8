-- Ends everything that the owner of this key waits for; answers how much that was.
create or replace function shop.stop_wishes(p_key text)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_stopped integer;
begin
  update shop.wishes w set state = 'stopped', moved_at = now()
  from shop.wishes k
  where k.stop_key = p_key and coalesce(w.mobile, w.email) = coalesce(k.mobile, k.email) and w.state in ('waiting', 'due');
  get diagnostics v_stopped = row_count;
  return v_stopped;
end
$$;
