-- Checks a one-time code for the browser that asked for it: counts the attempt, and for the right code stores a
-- ticket. Of parallel calls with the right code one succeeds. A code that staff had sent belongs to no browser: the
-- customer signs in with it wherever they are, and each guess counts against it too.
create or replace function shop.check_code(p_identity text, p_purpose text, p_device bytea, p_code_hash bytea, p_max_tries integer,
  p_ticket_hash bytea, p_ticket_seconds integer) returns boolean language sql volatile as $$
  with tried as (
    update shop.one_time_codes c set
      tries = c.tries + 1,
      used_at = case when c.code_hash = p_code_hash then now() end
    where c.id in (
        (select n.id from shop.one_time_codes n
         where n.identity = p_identity and n.purpose = p_purpose and n.device_hash is not distinct from p_device
         order by n.id desc limit 1)
        union
        (select n.id from shop.one_time_codes n
         where n.identity = p_identity and n.purpose = p_purpose and n.purpose = 'sign-in' and n.device_hash is null
         order by n.id desc limit 1))
      and c.used_at is null and c.expires_at > now() and c.tries < p_max_tries
    returning c.used_at
  ), kept as (
    insert into shop.tickets (hash, purpose, identity, expires_at)
    select p_ticket_hash, p_purpose, p_identity, now() + p_ticket_seconds * interval '1 second'
    from tried where tried.used_at is not null limit 1
    returning 1
  )
  select exists (select from kept)
$$;
