-- Takes a return one step further: approved, refused, received or withdrawn.
create or replace function shop.move_return(p_order uuid, p_made_by text, p_number bigint, p_event text, p_note text)
returns text language plpgsql volatile as $$
declare
  v_return shop.returns := shop.lock_return(p_order, p_number);
  v_to text := shop.return_step(v_return.state, p_event, split_part(p_made_by, ' ', 1));
begin
  if v_return.id is null then return 'not-found'; end if;
  if v_to is null or p_event not in ('approve', 'refuse', 'receive', 'withdraw') then return 'state-changed'; end if;
  update shop.returns set state = v_to where id = v_return.id;
  perform shop.note_return_step(v_return, p_made_by, p_event, p_note);
  return 'done';
end
$$;
