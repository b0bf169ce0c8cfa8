-- Whoever was answered is told of it, once, when the answer is first shown: by whom it was written, and whether a
-- moderator had to see it before, makes no difference.
alter table shop.comment_places add column told_at timestamptz;

create function shop.tell_of_answer() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform shop.enqueue('tell-answered', jsonb_build_object('answerId', new.comment_id));
  return null;
end
$$;
create trigger tell_of_answer after insert or update of is_shown on shop.comment_places
  for each row when (new.is_shown and new.parent_id is not null and new.told_at is null)
  execute function shop.tell_of_answer();
