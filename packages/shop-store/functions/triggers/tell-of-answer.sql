-- Queues the notification of a person whose comment was answered, once per answer.
create or replace function shop.tell_of_answer() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform shop.enqueue('tell-answered', jsonb_build_object('answerId', new.comment_id));
  return null;
end
$$;
