-- Scores how helpful visitors find a comment, with more certainty the more of them vote. It is the lower bound of the
-- Wilson interval (95%) of the larger side. When more votes are against the comment, the score is below 0, under
-- comments without votes.
create or replace function shop.helpfulness(p_up integer, p_down integer) returns double precision
language sql immutable strict parallel safe as $$
  select case when p_up + p_down = 0 then 0 else
    sign(p_up - p_down + 0.5)
      * (share + z2 / (2 * n) - 1.96 * sqrt((share * (1 - share) + z2 / (4 * n)) / n)) / (1 + z2 / n)
  end
  from (select (p_up + p_down)::double precision as n, 3.8416::double precision as z2,
    greatest(p_up, p_down)::double precision / nullif(p_up + p_down, 0) as share) votes
$$;
