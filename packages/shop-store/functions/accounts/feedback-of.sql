-- Returns what a customer wrote to the shop, for the export of personal data: the shop's role may not read the table.
create or replace function shop.feedback_of(p_customer integer) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'mobile', mobile, 'email', email,
    'subject', subject, 'text', text, 'answer', answer, 'at', created_at) order by id), '[]')
  from public.feedback where customer_id = p_customer
$$;
