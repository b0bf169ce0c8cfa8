-- Keeps the counts of sections and answers equal to the comments that are shown.
create or replace function shop.count_comments() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform shop.count_comment(old, -1); end if;
  if tg_op <> 'DELETE' then perform shop.count_comment(new, 1); end if;
  return null;
end
$$;
