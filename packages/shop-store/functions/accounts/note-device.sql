-- Records on which device a session was opened.
create or replace function shop.note_device(p_session text, p_customer integer, p_agent text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.session_devices (session_id, customer_id, user_agent) values (p_session, p_customer, left(p_agent, 400))
$$;
