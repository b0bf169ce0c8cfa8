-- Takes one attempt of each limit, in the given order, and returns 0; or takes none and returns the seconds to wait.
-- Attempts are taken before the secret is compared, so parallel calls cannot pass the limit together. Callers give
-- the IP subnet first: a client that is stopped there cannot use up the attempts of another person's number.
create or replace function shop.take_tries(p_scopes text[], p_guessers text[], p_seconds integer[], p_max integer[])
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
