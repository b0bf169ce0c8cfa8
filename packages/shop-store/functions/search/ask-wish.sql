-- Keeps that somebody wants to hear when the shop has this. One open wish for a person and a text: asking again changes
-- nothing. `p_query` finds the products that have the words already; they are not what is wished for. Answers 'asked',
-- 'asked-already', or 'too-many' where as many are open as one contact may have.
create or replace function shop.ask_wish(
  p_folded text, p_shown text, p_query text, p_customer integer, p_mobile text, p_email text, p_culture text, p_max integer)
returns text language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_contact text := coalesce(p_mobile, p_email);
  v_wished bigint;
begin
  -- Of two presses at once the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('shop.wish ' || v_contact, 0));
  if exists (
    select from shop.wishes w join shop.wished g on g.id = w.wished_id
    where g.folded = left(p_folded, 100) and w.state in ('waiting', 'due')
      and (coalesce(w.mobile, w.email) = v_contact or w.customer_id = p_customer)) then
    return 'asked-already';
  end if;
  if (select count(*) from shop.wishes where coalesce(mobile, email) = v_contact and state in ('waiting', 'due')) >= p_max then
    return 'too-many';
  end if;
  insert into shop.wished as g (folded, shown, beside) values (left(p_folded, 100), left(p_shown, 100), array(
    select d.product_id from shop.search_documents d where d.terms @@ p_query::tsquery limit 1000))
  on conflict (folded) do update set
    -- While others wait, what came since they asked is still theirs to hear of.
    beside = case when g.look_at is null then excluded.beside else g.beside end,
    look_at = coalesce(g.look_at, now())
  returning id into v_wished;
  insert into shop.wishes (wished_id, customer_id, mobile, email, culture)
  values (v_wished, p_customer, p_mobile, p_email, p_culture) on conflict do nothing;
  return case when found then 'asked' else 'asked-already' end;
end
$$;
