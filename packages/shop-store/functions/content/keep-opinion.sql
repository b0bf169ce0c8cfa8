-- Keeps what the writer of a new comment thinks of the product. A person has one rating of a product: a new one takes the place
-- of the earlier.
create or replace function shop.keep_opinion(p_comment integer, p_rating smallint, p_pros text, p_cons text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_comment public.comments;
begin
  select * into strict v_comment from public.comments where id = p_comment;
  if p_rating is not null then
    -- Two comments of one person at once wait for each other.
    perform pg_advisory_xact_lock(hashtext('shop.comment_opinions'), v_comment.customer_id);
    update shop.comment_opinions o set rating = null
    from public.comments c
    where c.id = o.comment_id and o.rating is not null and c.customer_id = v_comment.customer_id
      and c.section_type = v_comment.section_type and c.section_id = v_comment.section_id;
  end if;
  insert into shop.comment_opinions (comment_id, rating, pros, cons)
  values (p_comment, case when v_comment.customer_id is not null then p_rating end, p_pros, p_cons);
end
$$;
