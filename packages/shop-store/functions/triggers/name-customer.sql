-- Sets the name by which managers find a customer: the name, and the mobile or the email. Many customers never write
-- their name.
create or replace function shop.name_customer() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.shown_name := nullif(concat_ws(' · ', nullif(btrim(new.name), ''), coalesce(nullif(new.username, ''), new.email)), '');
  return new;
end
$$;
