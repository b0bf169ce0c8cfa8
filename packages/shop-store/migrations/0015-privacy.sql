-- Whose data was erased: after a backup is brought back, they are erased again.
create table shop.erased_people (
  customer_id integer primary key,
  erased_at timestamptz not null default now()
);

/* Takes the person out of everything that the content platform keeps. The row stays, since orders point at it, and is
   nobody's: no name, no way to reach them, no way in. */
create function shop.forget_customer(p_customer integer) returns void
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
  insert into shop.erased_people (customer_id) values (p_customer) on conflict do nothing;
$$;

/* What somebody wrote to the shop, for them to take along: the shop's own role may not read other people's. */
create function shop.feedback_of(p_customer integer) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'mobile', mobile, 'email', email,
    'subject', subject, 'text', text, 'answer', answer, 'at', created_at) order by id), '[]')
  from public.feedback where customer_id = p_customer
$$;
