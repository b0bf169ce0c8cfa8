-- Passkeys (WebAuthn) of staff and customers. Everything here changes by the functions below and by nothing else.
create table shop.passkeys (
  id uuid primary key default shop.uuid_v7(),
  kind text not null check (kind in ('staff', 'customer')),
  -- No foreign key: who leaves the staff is removed here by shop.remove_passkeys_of.
  staff_id integer,
  customer_id integer references public.customers (id) on delete restrict,
  account_id integer not null generated always as (coalesce(staff_id, customer_id)) stored,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- What the authenticator says instead of a name: chance, the same for all passkeys of an account.
  user_handle bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- A backed-up passkey lives on in its owner's cloud when the device is lost.
  is_backed_up boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  check ((kind = 'staff') = (staff_id is not null) and (kind = 'customer') = (customer_id is not null))
);
create index passkeys_of_account on shop.passkeys (kind, account_id);

-- What a browser was asked to sign. A challenge is answered once, by the browser it was given to, for one purpose.
create table shop.passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'proof')),
  kind text not null check (kind in ('staff', 'customer')),
  -- The hash of the session's id, or of the secret in the cookie of a browser that is not signed in.
  binding bytea not null,
  -- For a new passkey: whose it becomes.
  user_handle bytea,
  expires_at timestamptz not null
);
create index passkey_challenges_of_browser on shop.passkey_challenges (binding, purpose, kind, expires_at desc);
create index passkey_challenges_by_age on shop.passkey_challenges (expires_at);

/* Keeps a challenge. A browser has the five newest: tabs beside each other work, and no browser fills the table. */
create function shop.begin_passkey(p_hash bytea, p_purpose text, p_kind text, p_binding bytea, p_handle bytea,
  p_seconds integer) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.passkey_challenges where challenge_hash in (
    select challenge_hash from shop.passkey_challenges where expires_at <= now() limit 100 for update skip locked);
  delete from shop.passkey_challenges where challenge_hash in (
    select challenge_hash from shop.passkey_challenges
    where binding = p_binding and purpose = p_purpose and kind = p_kind
    order by expires_at desc offset 4 for update skip locked);
  insert into shop.passkey_challenges (challenge_hash, purpose, kind, binding, user_handle, expires_at)
  values (p_hash, p_purpose, p_kind, p_binding, p_handle, now() + p_seconds * interval '1 second');
end $$;

/* Takes a challenge, of any number at once for one of them, and answers its user handle, empty where there is none;
   null: there is no such challenge for this browser and purpose, or no longer. */
create function shop.take_passkey_challenge(p_hash bytea, p_purpose text, p_kind text, p_binding bytea) returns bytea
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.passkey_challenges
  where challenge_hash = p_hash and purpose = p_purpose and kind = p_kind and binding = p_binding and expires_at > now()
  returning coalesce(user_handle, '')
$$;

/* Says whether an account is still somebody's: an erased customer's row stays and is nobody's. */
create function shop.is_account(p_kind text, p_account integer) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case p_kind
    when 'staff' then exists (select from public.staff where id = p_account)
    else exists (select from public.customers where id = p_account and (username is not null or email is not null))
  end
$$;

/* Adds a passkey: `added`, or why not. Of any number at once no more than p_max are kept. */
create function shop.add_passkey(p_kind text, p_account integer, p_credential bytea, p_key bytea, p_handle bytea,
  p_counter bigint, p_transports text[], p_name text, p_backed_up boolean, p_max integer) returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop.passkeys ' || p_kind), p_account);
  if not shop.is_account(p_kind, p_account) then return 'no-account'; end if;
  if (select count(*) from shop.passkeys where kind = p_kind and account_id = p_account) >= p_max then
    return 'too-many';
  end if;
  insert into shop.passkeys (kind, staff_id, customer_id, credential_id, public_key, user_handle, counter, transports,
    name, is_backed_up)
  values (p_kind, case when p_kind = 'staff' then p_account end, case when p_kind = 'customer' then p_account end,
    p_credential, p_key, p_handle, p_counter, p_transports, p_name, p_backed_up)
  on conflict (credential_id) do nothing;
  if not found then return 'exists'; end if;
  perform shop.note_audit(p_kind, p_account, 'passkey-added', p_kind || ':' || p_account, '{}');
  return 'added';
end $$;

/* Uses a passkey whose signature was right and answers whose it is; null: it is another kind's, nobody's any more, or
   its counter did not go on, which a copied authenticator betrays. Authenticators that do not count always say 0. */
create function shop.use_passkey(p_credential bytea, p_kind text, p_counter bigint, p_backed_up boolean,
  p_purpose text) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account integer;
begin
  update shop.passkeys set counter = p_counter, is_backed_up = p_backed_up, last_used_at = now()
  where credential_id = p_credential and kind = p_kind and (p_counter > counter or (p_counter = 0 and counter = 0))
    and shop.is_account(kind, account_id)
  returning account_id into v_account;
  if found then
    perform shop.note_audit(p_kind, v_account, 'passkey-used', p_kind || ':' || v_account,
      jsonb_build_object('for', p_purpose));
    return v_account;
  end if;
  perform shop.note_audit('system', null, 'passkey-refused', kind || ':' || account_id, '{"why": "counter"}')
  from shop.passkeys where credential_id = p_credential and kind = p_kind and p_counter <= counter;
  return null;
end $$;

/* Gives an own passkey another name. */
create function shop.rename_passkey(p_kind text, p_account integer, p_id uuid, p_name text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.passkeys set name = p_name where id = p_id and kind = p_kind and account_id = p_account;
  return found;
end $$;

/* Takes an own passkey away. */
create function shop.remove_passkey(p_kind text, p_account integer, p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.passkeys where id = p_id and kind = p_kind and account_id = p_account;
  if not found then return false; end if;
  perform shop.note_audit(p_kind, p_account, 'passkey-removed', p_kind || ':' || p_account, '{}');
  return true;
end $$;

/* Takes all passkeys of an account away: of somebody who leaves, or lost them. Answers how many. */
create function shop.remove_passkeys_of(p_kind text, p_account integer, p_by integer) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count integer;
begin
  delete from shop.passkeys where kind = p_kind and account_id = p_account;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform shop.note_audit(case when p_by is null then 'system' else 'staff' end, p_by, 'passkeys-removed',
      p_kind || ':' || p_account, jsonb_build_object('count', v_count));
  end if;
  return v_count;
end $$;

/* Takes a customer's passkeys away when the person is erased; of staff the shop's role takes away nothing. */
create function shop.forget_passkeys(p_customer integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select shop.remove_passkeys_of('customer', p_customer, null)
$$;
