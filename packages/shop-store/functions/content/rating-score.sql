-- Puts products in order by their stars (one star first): the average, as if ten more people had given three and a half. So a
-- single vote weighs little. Null without votes. `ratingScore` of shop-core, in SQL because lists sort by it.
create or replace function shop.rating_score(p_stars integer[]) returns double precision
language sql immutable strict parallel safe as $$
  select case when sum(votes) > 0 then ((10 * 3.5 + sum(place * votes)) / (10 + sum(votes)))::double precision end
  from unnest(p_stars) with ordinality as s (votes, place)
$$;
