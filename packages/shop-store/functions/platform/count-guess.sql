-- Counts one failed attempt and returns how many there are in the present window.
create or replace function shop.count_guess(p_scope text, p_guesser text, p_window interval) returns integer language sql volatile as $$
  insert into shop.guesses as g (scope, guesser) values (p_scope, p_guesser)
  on conflict (scope, guesser) do update set
    count = case when g.window_started_at < now() - p_window then 1 else g.count + 1 end,
    window_started_at = case when g.window_started_at < now() - p_window then now() else g.window_started_at end
  returning count
$$;
