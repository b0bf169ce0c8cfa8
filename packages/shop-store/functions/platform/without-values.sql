-- Returns an audit detail without the values of a person's data before and after a change.
create or replace function shop.without_values(p_detail jsonb) returns jsonb
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when jsonb_typeof(p_detail -> 'changes') = 'array' then jsonb_set(p_detail, '{changes}', coalesce(
      (select jsonb_agg(c - 'before' - 'after' || '{"erased": true}' order by n)
       from jsonb_array_elements(p_detail -> 'changes') with ordinality as t (c, n)), '[]'))
    else p_detail end
$$;
