-- Masks a mobile or an email for a log: two values can be told apart, but the person cannot be reached.
create or replace function shop.masked(p_text text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when p_text ~ '@' then left(p_text, 1) || '•••@' || split_part(p_text, '@', 2)
    else left(p_text, 4) || '•••' || right(p_text, 2) end
$$;
