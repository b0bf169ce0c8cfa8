-- Writes a step of a return into its events, and a member of staff's into the audit log too.
create or replace function shop.note_return_step(p_return shop.returns, p_made_by text, p_event text, p_note text)
returns void language plpgsql volatile as $$
begin
  insert into shop.return_events (return_id, event, made_by, note)
  values (p_return.id, p_event, p_made_by, nullif(btrim(p_note), ''));
  if split_part(p_made_by, ' ', 1) = 'staff' then
    perform shop.note_audit('staff', split_part(p_made_by, ' ', 2)::integer, 'return-' || p_event,
      'order:' || (select number from shop.orders where id = p_return.order_id),
      jsonb_build_object('return', p_return.number));
  end if;
end
$$;
