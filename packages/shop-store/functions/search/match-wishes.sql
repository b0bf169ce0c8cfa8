-- Compares what is wished for with what is in stock: the product that a manager linked, or one that has the words. Who
-- waits for it is due, each with the job of their message in the same transaction; of a text at most `p_people` at once.
-- Any number of workers may do so together: what one looks at, the others pass over. Answers how many became due.
create or replace function shop.match_wishes(p_looked jsonb, p_people integer)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Locked before anything is read: who asks meanwhile waits, and sets the next look after this one.
  v_looked bigint[] := array(
    select g.id from shop.wished g join jsonb_to_recordset(p_looked) as l (id bigint) on l.id = g.id
    where g.look_at is not null order by g.id for update of g skip locked);
  v_due integer;
begin
  with looked as materialized (
    select g.id, coalesce(
      (select d.product_id from shop.search_documents d where d.product_id = g.product_id and d.is_in_stock),
      (select d.product_id from shop.search_documents d
        where d.is_in_stock and d.terms @@ l.query::tsquery and d.product_id <> all (g.beside)
        order by d.static_rank desc, d.product_id desc limit 1)) as product_id
    from jsonb_to_recordset(p_looked) as l (id bigint, query text) join shop.wished g on g.id = l.id
    where g.id = any (v_looked)
  ), chosen as (
    select w.id, looked.product_id
    from looked cross join lateral (
      select id from shop.wishes where wished_id = looked.id and state = 'waiting'
      order by id limit p_people for update skip locked) w
    where looked.product_id is not null
  ), due as (
    update shop.wishes w set state = 'due', product_id = chosen.product_id, moved_at = now()
    from chosen where w.id = chosen.id and w.state = 'waiting' returning w.id
  )
  select count(shop.enqueue('notify-wish', jsonb_build_object('wishId', due.id))) into v_due from due;
  update shop.wished g set look_at = case
    when exists (select from shop.wishes w where w.wished_id = g.id and w.state = 'waiting') then clock_timestamp() end
  where g.id = any (v_looked);
  return v_due;
end
$$;
