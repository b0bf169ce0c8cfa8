-- Open captcha challenges. They stand here and not in the cache because an answer must count once, whatever is
-- flushed; of the answer only a keyed hash is kept. A row goes when it is answered, and soon after its time.
create table shop.captchas (
  handle text primary key,
  form text not null,
  answer_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index captchas_by_age on shop.captchas (expires_at);

/*
 * Takes the challenge that this answer opens and says 'taken'; says 'wrong' after counting a try against those that
 * it did not open, and 'gone' when none of them stands any more. The rows are locked before they are looked at:
 * guesses sent all at once are counted one after the other.
 */
create function shop.take_captcha(p_form text, p_handles text[], p_answer_hashes bytea[], p_tries_max integer)
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
