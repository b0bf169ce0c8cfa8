-- Sets whether every member of staff must have a second factor.
create or replace function shop.require_second_factor(p_required boolean, p_by integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update shop.staff_rules set second_factor_required = p_required;
  select shop.note_audit('staff', p_by, 'second-factor-rule', 'staff', jsonb_build_object('required', p_required));
$$;
