-- The second factor of staff (RFC 6238). Everything here changes by the functions below and by nothing else.
create table shop.second_factors (
  -- No foreign key: it is written while a sign-in of the same person holds that person's row. Who leaves is removed here
  -- by shop.remove_second_factor.
  staff_id integer primary key,
  -- Under a key that web derives from the shop's secret; a copy of the database alone opens nothing.
  sealed_secret bytea not null,
  -- Without it nobody has yet shown that they hold the secret, and signing in does not ask for it.
  confirmed_at timestamptz,
  -- The step whose code was used last: it and all before it are spent.
  last_step bigint not null default 0,
  made_at timestamptz not null default now()
);

create table shop.recovery_codes (
  staff_id integer not null references shop.second_factors (staff_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- What the owner asks of all staff: one row.
create table shop.staff_rules (
  is_only_row boolean primary key default true check (is_only_row),
  second_factor_required boolean not null default false
);
insert into shop.staff_rules default values;

/* Keeps a new secret until it is confirmed. False: there is a confirmed one, which no proposal replaces. */
create function shop.propose_second_factor(p_staff integer, p_sealed bytea) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.second_factors as f (staff_id, sealed_secret) values (p_staff, p_sealed)
  on conflict (staff_id) do update set sealed_secret = p_sealed, last_step = 0, made_at = now()
  where f.confirmed_at is null;
  return found;
end
$$;

/* Takes one try at a code and answers whether there was one left. It is taken before the code is looked at, so that any
   number at once cannot pass the limit together. */
create function shop.take_second_factor_try(p_staff integer, p_max integer, p_seconds integer) returns boolean
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select shop.count_guess('second-factor', 'staff ' || p_staff, p_seconds * interval '1 second') <= p_max
$$;

/* Spends the code of a step; of any number at once, one succeeds. With it the tries begin anew. */
create function shop.spend_second_factor_step(p_staff integer, p_step bigint) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.second_factors set last_step = p_step
  where staff_id = p_staff and confirmed_at is not null and last_step < p_step;
  if not found then return false; end if;
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  return true;
end
$$;

/* Spends a recovery code; of any number at once, one succeeds. */
create function shop.spend_recovery_code(p_staff integer, p_hash bytea) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.recovery_codes set used_at = now()
  where staff_id = p_staff and code_hash = p_hash and used_at is null;
  if not found then return false; end if;
  perform shop.note_audit('staff', p_staff, 'recovery-code-used', 'staff:' || p_staff, '{}');
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  return true;
end
$$;

/* Puts new recovery codes in place of all that there were. */
create function shop.renew_recovery_codes(p_staff integer, p_hashes bytea[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.recovery_codes where staff_id = p_staff;
  insert into shop.recovery_codes (staff_id, code_hash) select p_staff, hash from unnest(p_hashes) hash;
  select shop.note_audit('staff', p_staff, 'recovery-codes-made', 'staff:' || p_staff, '{}');
$$;

/* Makes a proposed secret count, by its first code. */
create function shop.confirm_second_factor(p_staff integer, p_step bigint, p_hashes bytea[]) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.second_factors set confirmed_at = now(), last_step = p_step
  where staff_id = p_staff and confirmed_at is null;
  if not found then return false; end if;
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  perform shop.note_audit('staff', p_staff, 'second-factor-set-up', 'staff:' || p_staff, '{}');
  perform shop.renew_recovery_codes(p_staff, p_hashes);
  return true;
end
$$;

/* Takes somebody's second factor away: their own, or as owner another's. */
create function shop.remove_second_factor(p_staff integer, p_by integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.second_factors where staff_id = p_staff;
  if not found then return false; end if;
  delete from shop.guesses where scope = 'second-factor' and guesser = 'staff ' || p_staff;
  perform shop.note_audit('staff', p_by, 'second-factor-reset', 'staff:' || p_staff, '{}');
  return true;
end
$$;

/* Says whether every member of staff must have a second factor. */
create function shop.require_second_factor(p_required boolean, p_by integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update shop.staff_rules set second_factor_required = p_required;
  select shop.note_audit('staff', p_by, 'second-factor-rule', 'staff', jsonb_build_object('required', p_required));
$$;
