-- Updates the place of a comment after every save of it. An answer whose comment was deleted is not shown.
create or replace function shop.place_comment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.comment_places (comment_id, section_type, section_id, parent_id, is_shown, rating)
  values (
    new.id, new.section_type::text, new.section_id::integer,
    (select coalesce(p.parent_id, p.comment_id) from shop.comment_places p where p.comment_id = new.parent_id),
    new.status = 'published' and (new.parent_id is not null or not new.is_answer),
    -- Answers, the shop itself and news give no stars.
    case when new.parent_id is null and not new.by_staff and new.section_type::text = 'product'
      then (select o.rating from shop.comment_opinions o where o.comment_id = new.id) end
  )
  on conflict (comment_id) do update set section_type = excluded.section_type, section_id = excluded.section_id,
    parent_id = excluded.parent_id, is_shown = excluded.is_shown
  where (comment_places.section_type, comment_places.section_id, comment_places.is_shown)
      <> (excluded.section_type, excluded.section_id, excluded.is_shown)
    or comment_places.parent_id is distinct from excluded.parent_id;
  return null;
end
$$;
