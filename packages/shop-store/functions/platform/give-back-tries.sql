-- Gives back one attempt of each limit, in the order they were taken, after a success.
create or replace function shop.give_back_tries(p_scopes text[], p_guessers text[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  for i in 1 .. cardinality(p_scopes) loop
    update shop.guesses set count = count - 1 where scope = p_scopes[i] and guesser = p_guessers[i] and count > 0;
  end loop;
end $$;
