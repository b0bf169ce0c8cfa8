-- One-time codes. Only the newest of a person and purpose opens anything, so that asking again ends the earlier one.
create table shop.one_time_codes (
  id uuid primary key default shop.uuid_v7(),
  purpose text not null check (purpose in ('sign-in', 'password')),
  -- A mobile as 09xxxxxxxxx or an e-mail in small letters; nobody need have an account yet.
  identity text not null,
  code_hash bytea not null,
  -- The code for the messenger alone, under the shop's secret; taken away once it is on its way.
  sealed_code bytea,
  delivery text not null default 'queued' check (delivery in ('queued', 'sending', 'sent', 'failed')),
  culture text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz
);
create index one_time_codes_of_identity on shop.one_time_codes (identity, purpose, id desc);
create index one_time_codes_by_age on shop.one_time_codes (expires_at);

-- What a right code is exchanged for: opens one session, once. A ticket that was used is gone.
create table shop.tickets (
  hash bytea primary key,
  purpose text not null,
  identity text not null,
  expires_at timestamptz not null
);
create index tickets_by_age on shop.tickets (expires_at);

/* Tries a code: counts the try, and for the right one keeps a ticket. Of any number at once one is right. */
create function shop.check_code(p_identity text, p_purpose text, p_code_hash bytea, p_max_tries integer,
  p_ticket_hash bytea, p_ticket_seconds integer) returns boolean language sql volatile as $$
  with tried as (
    update shop.one_time_codes c set
      tries = c.tries + 1,
      used_at = case when c.code_hash = p_code_hash then now() end
    where c.id = (
        select n.id from shop.one_time_codes n where n.identity = p_identity and n.purpose = p_purpose
        order by n.id desc limit 1)
      and c.used_at is null and c.expires_at > now() and c.tries < p_max_tries
    returning c.used_at
  ), kept as (
    insert into shop.tickets (hash, purpose, identity, expires_at)
    select p_ticket_hash, p_purpose, p_identity, now() + p_ticket_seconds * interval '1 second'
    from tried where tried.used_at is not null
    returning 1
  )
  select exists (select from kept)
$$;

/* Takes a ticket and answers whose it is; null when there is none, or no longer. */
create function shop.redeem_ticket(p_hash bytea, p_purpose text) returns text
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.tickets where hash = p_hash and purpose = p_purpose and expires_at > now() returning identity
$$;

/*
 * Takes one try of each limit, in the order given, and answers 0; or takes none and answers the seconds to wait. Tries
 * are taken before the secret is looked at, so that any number at once cannot pass the limit together. Everybody
 * gives the address first: who is stopped there cannot use up the tries of somebody else's number.
 */
create function shop.take_tries(p_scopes text[], p_guessers text[], p_seconds integer[], p_max integer[])
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count integer;
  v_started timestamptz;
begin
  for i in 1 .. cardinality(p_scopes) loop
    insert into shop.guesses as g (scope, guesser) values (p_scopes[i], p_guessers[i])
    on conflict (scope, guesser) do update set
      count = case when g.window_started_at <= now() - p_seconds[i] * interval '1 second' then 1 else g.count + 1 end,
      window_started_at = case when g.window_started_at <= now() - p_seconds[i] * interval '1 second'
        then now() else g.window_started_at end
    returning g.count, g.window_started_at into v_count, v_started;
    if v_count > p_max[i] then
      perform shop.give_back_tries(p_scopes[1:i], p_guessers[1:i]);
      return greatest(1, ceil(extract(epoch from v_started - now()) + p_seconds[i]))::integer;
    end if;
  end loop;
  return 0;
end $$;

/* Gives back one try each, in the order they were taken: it was no failure after all. */
create function shop.give_back_tries(p_scopes text[], p_guessers text[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  for i in 1 .. cardinality(p_scopes) loop
    update shop.guesses set count = count - 1 where scope = p_scopes[i] and guesser = p_guessers[i] and count > 0;
  end loop;
end $$;

-- What a customer is told of a session: on which device, and when it was last used. The session itself is the content
-- platform's row, which it deletes and writes anew at will, so nothing points there.
create table shop.session_devices (
  session_id text primary key,
  customer_id integer not null references public.customers (id) on delete restrict,
  user_agent text not null,
  seen_at timestamptz not null default now()
);
create index session_devices_of_customer on shop.session_devices (customer_id);

/* Notes on which device a session was opened. */
create function shop.note_device(p_session text, p_customer integer, p_agent text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.session_devices (session_id, customer_id, user_agent) values (p_session, p_customer, left(p_agent, 400))
$$;
