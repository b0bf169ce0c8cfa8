-- Browsers on which an account has signed in before. Guesses made there are counted apart from those of strangers, so
-- nobody can use them up from outside. Only the hash of a browser's token is kept; one browser may know several accounts.
create table shop.known_devices (
  device_hash bytea not null,
  account_kind text not null check (account_kind in ('customers', 'staff')),
  -- No foreign key: staff rows are written while a sign-in holds them. Who leaves is removed by shop.forget_devices.
  account_id integer not null,
  -- The session that was last opened there: ending it from elsewhere forgets the device too.
  session_id text,
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (device_hash, account_kind, account_id)
);
create index known_devices_of_account on shop.known_devices (account_kind, account_id, seen_at desc);
create index known_devices_by_age on shop.known_devices (expires_at);

/* Says whether an account, given by its mobile or e-mail, has signed in with this device before. */
create function shop.is_known_device(p_device bytea, p_kind text, p_identity text) returns boolean
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

/*
 * Notes a sign-in on a device and keeps the newest p_keep of the account. True: the device was new to the account, and
 * the browser is to be given the token of p_new. The exchange leaves nothing to whoever planted or copied the token that
 * the browser came with; other accounts of the browser move along.
 */
create function shop.remember_device(p_kind text, p_account integer, p_old bytea, p_new bytea, p_session text,
  p_seconds integer, p_keep integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Sign-ins of one account note their devices one after the other, so that none waits for another in a ring.
  perform pg_advisory_xact_lock(hashtextextended('known device of ' || p_kind || ' ' || p_account, 0));
  update shop.known_devices set seen_at = now(), expires_at = now() + p_seconds * interval '1 second', session_id = p_session
  where device_hash = p_old and account_kind = p_kind and account_id = p_account and expires_at > now();
  if found then return false; end if;
  update shop.known_devices set device_hash = p_new where device_hash = p_old;
  insert into shop.known_devices as d (device_hash, account_kind, account_id, session_id, expires_at)
  values (p_new, p_kind, p_account, p_session, now() + p_seconds * interval '1 second')
  on conflict (device_hash, account_kind, account_id)
  do update set seen_at = now(), expires_at = excluded.expires_at, session_id = excluded.session_id;
  delete from shop.known_devices where account_kind = p_kind and account_id = p_account and device_hash not in (
    select n.device_hash from shop.known_devices n where n.account_kind = p_kind and n.account_id = p_account
    order by n.seen_at desc, n.device_hash limit p_keep);
  return true;
end
$$;

/* Forgets the devices of an account: all, all but one, or the one of a session. */
create function shop.forget_devices(p_kind text, p_account integer, p_but bytea, p_session text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.known_devices where account_kind = p_kind and account_id = p_account
    and device_hash is distinct from p_but and (p_session is null or session_id = p_session)
$$;
