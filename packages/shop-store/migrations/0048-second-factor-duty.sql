-- Owners and managers must have a second factor, a week after they became that; those who are there already, a week
-- after this table came.
alter table shop.staff_rules add column duty_from timestamptz not null default now();

-- Who became a manager or owner after they were made. Who was made as one is counted from their own row.
create table shop.second_factor_duties (
  staff_id integer primary key,
  since timestamptz not null default now()
);

/* Begins the duty of somebody who was given a higher role. It begins once: who is moved down and up again is not given
   another week. */
create function shop.begin_second_factor_duty(p_staff integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.second_factor_duties (staff_id) values (p_staff) on conflict do nothing
$$;
