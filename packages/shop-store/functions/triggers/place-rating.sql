-- Tells the place of a comment that its stars changed.
create or replace function shop.place_rating() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.comment_places set rating = new.rating where comment_id = new.comment_id;
  return null;
end
$$;
