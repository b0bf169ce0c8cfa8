-- Starts the second-factor duty of a person who was given a higher role. It starts once: a person who is moved down
-- and up again gets no further week.
create or replace function shop.begin_second_factor_duty(p_staff integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.second_factor_duties (staff_id) values (p_staff) on conflict do nothing
$$;
