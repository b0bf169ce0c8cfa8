-- Replaces all recovery codes with new ones.
create or replace function shop.renew_recovery_codes(p_staff integer, p_hashes bytea[]) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.recovery_codes where staff_id = p_staff;
  insert into shop.recovery_codes (staff_id, code_hash) select p_staff, hash from unnest(p_hashes) hash;
  select shop.note_audit('staff', p_staff, 'recovery-codes-made', 'staff:' || p_staff, '{}');
$$;
