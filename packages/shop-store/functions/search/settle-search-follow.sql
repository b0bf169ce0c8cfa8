-- Notes what a manager decided of a proposed synonym and writes it into the audit log, once. Answers whether it was the first.
create or replace function shop.settle_search_follow(
  p_locale text, p_missed text, p_chosen text, p_is_accepted boolean, p_staff integer)
returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.search_follows_settled (locale, missed, chosen, is_accepted, staff_id)
  values (p_locale, p_missed, p_chosen, p_is_accepted, p_staff) on conflict do nothing;
  if not found then return false; end if;
  perform shop.note_audit('staff', p_staff, case when p_is_accepted then 'synonym-accepted' else 'synonym-declined' end,
    'search-synonym:' || p_missed, jsonb_build_object('means', p_chosen));
  return true;
end
$$;
