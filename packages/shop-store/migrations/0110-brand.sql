-- The brand is on every page: its changes raise the version of what every page shows (0105-content.sql).
create trigger note_front_change after insert or update or delete or truncate on public.brand
  for each statement execute function shop.note_front_change();
create trigger note_front_change after insert or update or delete or truncate on public.brand_socials
  for each statement execute function shop.note_front_change();
