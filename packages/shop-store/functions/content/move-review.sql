-- Moves a review from the state that was read to another and keeps who did it and what they said. Answers false, and
-- changes nothing, when another person has moved it since: of two who answer at once one does. What is sent takes the version
-- and its sender with it. The other side is mailed by a job of the same transaction.
create or replace function shop.move_review(
  p_kind text, p_document integer, p_was text, p_state text, p_event text, p_sends boolean, p_version integer,
  p_staff integer, p_note text
) returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.reviews (kind, document_id) values (p_kind, p_document)
  on conflict (kind, document_id) do nothing;
  update shop.reviews set state = p_state, changed_at = now(),
    version_id = case when p_sends then p_version else version_id end,
    sent_by = case when p_sends then p_staff else sent_by end,
    sent_at = case when p_sends then now() else sent_at end
  where kind = p_kind and document_id = p_document and state = p_was;
  if not found then return false; end if;
  perform shop.enqueue('notify-review', jsonb_build_object('eventId',
    shop.note_review(p_kind, p_document, p_event, p_version, p_staff, p_note)));
  perform shop.note_audit(case when p_staff is null then 'system' else 'staff' end, p_staff, 'review-' || p_event, p_kind || ':' || p_document,
    jsonb_build_object('from', p_was, 'to', p_state, 'version', p_version));
  return true;
end
$$;
