-- Keeps a day that does not count for the time to withdraw; without a title it is a day like others again.
create or replace function shop.keep_holiday(p_staff integer, p_day date, p_title text) returns boolean language plpgsql volatile as $$
begin
  if p_title is null then
    delete from shop.holidays where day = p_day;
  else
    insert into shop.holidays (day, title) values (p_day, btrim(p_title))
    on conflict (day) do update set title = excluded.title;
  end if;
  perform shop.note_audit('staff', p_staff, 'holiday-kept', 'holiday:' || p_day, jsonb_build_object('title', p_title));
  return true;
end
$$;
