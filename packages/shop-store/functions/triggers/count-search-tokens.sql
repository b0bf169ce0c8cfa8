-- Keeps the search vocabulary exact in the transaction that writes documents. Writers that add or remove tokens run
-- one after another, because they would deadlock on each other's words.
create or replace function shop.count_search_tokens() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_tokens text[];
  v_deltas integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(t), array_agg(n) into v_tokens, v_deltas from (
      select t, count(*)::int as n from added, unnest(tsvector_to_array(terms)) t group by t order by t) d;
  elsif tg_op = 'DELETE' then
    select array_agg(t), array_agg(-n) into v_tokens, v_deltas from (
      select t, count(*)::int as n from removed, unnest(tsvector_to_array(terms)) t group by t order by t) d;
  else
    select array_agg(t), array_agg(n) into v_tokens, v_deltas from (
      select t, sum(n)::int as n from (
        select t, 1 as n from added a join removed r using (product_id), unnest(tsvector_to_array(a.terms)) t
        where a.terms is distinct from r.terms
        union all
        select t, -1 from added a join removed r using (product_id), unnest(tsvector_to_array(r.terms)) t
        where a.terms is distinct from r.terms) both_ways
      group by t having sum(n) <> 0 order by t) d;
  end if;
  if v_tokens is null then return null; end if;
  perform pg_advisory_xact_lock(hashtext('shop.search_vocabulary'));
  insert into shop.search_vocabulary as v (token, frequency)
  select t, n from unnest(v_tokens, v_deltas) as d (t, n)
  on conflict (token) do update set frequency = v.frequency + excluded.frequency;
  return null;
end
$$;
