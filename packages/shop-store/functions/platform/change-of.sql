-- Returns one changed field as a list, so that lists can be joined.
create or replace function shop.change_of(p_field text, p_before text, p_after text) returns jsonb
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when p_before is not distinct from p_after then '[]'
    else jsonb_build_array(jsonb_build_object('field', p_field, 'before', p_before, 'after', p_after)) end
$$;
