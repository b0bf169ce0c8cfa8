-- Notes the day of a refund, or of the look at a return.
create or replace function shop.note_report_of_refund() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.report_changes (day) values ((new.made_at at time zone 'Asia/Tehran')::date);
  return null;
end
$$;
