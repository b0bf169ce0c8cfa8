-- Keeps the counts of a comment equal to its votes, whichever statement writes or deletes them.
create or replace function shop.count_votes() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_up integer := 0;
  v_down integer := 0;
begin
  if tg_op <> 'INSERT' then v_up := v_up - old.is_up::int; v_down := v_down - (not old.is_up)::int; end if;
  if tg_op <> 'DELETE' then v_up := v_up + new.is_up::int; v_down := v_down + (not new.is_up)::int; end if;
  update shop.comment_places set up_votes = up_votes + v_up, down_votes = down_votes + v_down
  where comment_id = coalesce(new.comment_id, old.comment_id);
  return null;
end
$$;
