-- Takes the challenge that this answer solves and returns 'taken'; returns 'wrong' after it counts an attempt against
-- the challenges that it did not solve, and 'gone' when none of them exists. The rows are locked before they are
-- compared, so parallel guesses are counted one after another.
create or replace function shop.take_captcha(p_form text, p_handles text[], p_answer_hashes bytea[], p_tries_max integer)
returns text language plpgsql volatile as $$
begin
  perform from shop.captchas where handle = any (p_handles) order by handle for update;
  delete from shop.captchas c using unnest(p_handles, p_answer_hashes) as given (handle, answer_hash)
    where c.handle = given.handle and c.answer_hash = given.answer_hash
      and c.form = p_form and c.tries < p_tries_max and c.expires_at > now();
  if found then return 'taken'; end if;
  update shop.captchas set tries = tries + 1
    where handle = any (p_handles) and form = p_form and tries < p_tries_max and expires_at > now();
  if found then return 'wrong'; end if;
  return 'gone';
end
$$;
