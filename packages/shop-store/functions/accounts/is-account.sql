-- Says whether an account belongs to a person: the row of an erased customer does not.
create or replace function shop.is_account(p_kind text, p_account integer) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case p_kind
    when 'staff' then exists (select from public.staff where id = p_account)
    else exists (select from public.customers where id = p_account and (username is not null or email is not null))
  end
$$;
