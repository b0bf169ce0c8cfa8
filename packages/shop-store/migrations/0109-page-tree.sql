-- Menus name documents: a change of which one they name is a change of what every page shows.
create trigger note_front_change after insert or update or delete or truncate on public.main_menu_rels
  for each statement execute function shop.note_front_change();
create trigger note_front_change after insert or update or delete or truncate on public.footer_rels
  for each statement execute function shop.note_front_change();

-- The code of the release before writes pages without their paths.
create trigger fill_page_path before insert or update on public.pages
  for each row execute function shop.fill_page_path();
