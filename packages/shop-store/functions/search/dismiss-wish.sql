-- Ends the waiting for what the shop will not sell, with a note for colleagues; no message is sent. Written into the audit
-- log. Answers 'done' or 'not-found'.
create or replace function shop.dismiss_wish(p_wished bigint, p_note text, p_staff integer)
returns text language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.wished set note = nullif(btrim(p_note), ''), staff_id = p_staff, decided_at = now(), product_id = null,
    look_at = null
  where id = p_wished;
  if not found then return 'not-found'; end if;
  update shop.wishes set state = 'dismissed', moved_at = now() where wished_id = p_wished and state = 'waiting';
  perform shop.note_audit('staff', p_staff, 'wish-dismiss', 'wish:' || p_wished);
  return 'done';
end
$$;
