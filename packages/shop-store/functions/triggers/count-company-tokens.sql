-- Keeps the vocabulary of the company's documents exact in the transaction that writes them. Writers run one after
-- another, because they would deadlock on each other's words.
create or replace function shop.count_company_tokens() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop.company_vocabulary'));
  insert into shop.company_vocabulary as v (token, frequency)
  select t, (count(*) * case when tg_op = 'INSERT' then 1 else -1 end)::int
  from changed, unnest(tsvector_to_array(terms)) t group by t order by t
  on conflict (token) do update set frequency = v.frequency + excluded.frequency;
  return null;
end
$$;
