-- What stands on every page (texts, menu, header, footer, settings, categories, the footer's pages) changes seldom and is
-- read by every page. Its version grows in the transaction of each change, whoever makes it, so that a process keeps what
-- it has read until the version is another.
create table shop.front_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into shop.front_version default values;

create function shop.note_front_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.front_version set version = version + 1;
  return null;
end
$$;

do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'categories', 'categories_locales',
    'footer', 'footer_columns', 'footer_columns_links', 'footer_columns_links_locales', 'footer_columns_locales', 'footer_locales',
    'header', 'header_locales',
    'main_menu', 'main_menu_items', 'main_menu_items_locales', 'main_menu_second', 'main_menu_second_locales',
    'main_menu_third', 'main_menu_third_locales',
    'messages', 'messages_locales',
    'pages', 'pages_locales',
    'shop_settings', 'shop_settings_locales'
  ] loop
    execute format('create trigger note_front_change after insert or update or delete or truncate on public.%I
      for each statement execute function shop.note_front_change()', v_table);
  end loop;
end
$$;
-- A new picture is shown nowhere yet.
create trigger note_front_change after update or delete on public.media
  for each statement execute function shop.note_front_change();
