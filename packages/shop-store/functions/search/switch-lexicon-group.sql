-- Switches a group of the lexicon that ships off or on again and writes it into the audit log, once for a press that is
-- sent twice. Answers whether anything changed.
create or replace function shop.switch_lexicon_group(p_group text, p_is_on boolean, p_staff integer)
returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_is_on then
    delete from shop.lexicon_switches where group_id = p_group;
  else
    insert into shop.lexicon_switches (group_id, staff_id) values (p_group, p_staff) on conflict do nothing;
  end if;
  if not found then return false; end if;
  perform shop.note_audit('staff', p_staff, case when p_is_on then 'lexicon-group-on' else 'lexicon-group-off' end,
    'lexicon-group:' || p_group);
  return true;
end
$$;
