-- Stores a customer's vote on a comment that is shown, in place of an earlier vote, and returns the counts; returns
-- no row when there is no such comment. Votes on one comment are serialised by a lock on its place.
create or replace function shop.vote_on_comment(p_comment integer, p_customer integer, p_is_up boolean)
returns table (up integer, down integer) language plpgsql volatile as $$
begin
  perform from shop.comment_places p where p.comment_id = p_comment and p.is_shown for update;
  if not found then return; end if;
  insert into shop.comment_votes as v (comment_id, customer_id, is_up) values (p_comment, p_customer, p_is_up)
  on conflict (comment_id, customer_id) do update set is_up = excluded.is_up, voted_at = now()
  where v.is_up <> excluded.is_up;
  return query select p.up_votes, p.down_votes from shop.comment_places p where p.comment_id = p_comment;
end
$$;
