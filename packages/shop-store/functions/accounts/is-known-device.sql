-- Says whether an account, given by its mobile or email, has signed in with this device before.
create or replace function shop.is_known_device(p_device bytea, p_kind text, p_identity text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from shop.known_devices d
    where d.device_hash = p_device and d.account_kind = p_kind and d.expires_at > now()
      and case p_kind
        when 'customers' then exists (
          select from public.customers c where c.id = d.account_id and p_identity in (c.username, c.email))
        else exists (select from public.staff s where s.id = d.account_id and s.email = p_identity)
      end)
$$;
