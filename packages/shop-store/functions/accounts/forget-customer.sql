-- Erases a person from the content platform's tables and from the values of the audit log. The customer's row stays,
-- because orders refer to it, without name, contact or credentials.
create or replace function shop.forget_customer(p_customer integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.customers_sessions where _parent_id = p_customer;
  update public.customers set name = null, email = null, username = null, hash = null, salt = null, group_id = null,
    reset_password_token = null, reset_password_expiration = null, reset_password_requested_at = null,
    login_attempts = 0, lock_until = null, updated_at = now()
  where id = p_customer;
  -- What they said stays, without them.
  update public.comments set full_name = null, email = null, customer_id = null where customer_id = p_customer;
  delete from public.feedback where customer_id = p_customer;
  update public.marketers set name = '—' where customer_id = p_customer;
  delete from public.payload_preferences_rels where customers_id = p_customer;
  delete from public.payload_locked_documents_rels where customers_id = p_customer;
  delete from shop.customer_notes where customer_id = p_customer;
  update shop.returns set note = null where order_id in (select id from shop.orders where customer_id = p_customer);
  update shop.refund_parts set iban = null where order_id in (select id from shop.orders where customer_id = p_customer);
  insert into shop.erased_people (customer_id) values (p_customer) on conflict do nothing;
  update shop.audit_log set detail = shop.without_values(detail),
    came_from = case when actor_kind = 'customer' then null else came_from end
  where subject = 'customer:' || p_customer and (detail ? 'changes' or actor_kind = 'customer');
$$;
