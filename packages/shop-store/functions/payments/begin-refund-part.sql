-- Gives one caller at a time the right to ask the bank for a part of a refund. Returns 'again' when an earlier caller
-- asked and left no answer; 'busy' when another caller asks at this moment; 'none' when no answer is awaited.
create or replace function shop.begin_refund_part(p_part uuid, p_lease_seconds integer) returns text
language plpgsql volatile as $$
declare v_part shop.refund_parts;
begin
  select * into v_part from shop.refund_parts where id = p_part for update;
  if v_part.check_at is null then return 'none'; end if;
  if v_part.check_at > now() then return 'busy'; end if;
  update shop.refund_parts set tries = tries + 1, check_at = now() + p_lease_seconds * interval '1 second'
  where id = p_part;
  return case when v_part.tries > 0 then 'again' else 'go' end;
end
$$;
