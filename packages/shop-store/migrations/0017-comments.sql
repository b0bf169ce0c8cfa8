-- What visitors read and vote on. The words stay in public.comments, whose rows the content platform rewrites whole on
-- every save; where a comment stands, and what people think of it, is kept here.

/* How helpful people find a comment, surer the more of them say so: the lower end of Wilson's interval (95%) of the
   larger side. Where more are against it the score is below 0, under comments that nobody has judged. */
create function shop.helpfulness(p_up integer, p_down integer) returns double precision
language sql immutable strict parallel safe as $$
  select case when p_up + p_down = 0 then 0 else
    sign(p_up - p_down + 0.5)
      * (share + z2 / (2 * n) - 1.96 * sqrt((share * (1 - share) + z2 / (4 * n)) / n)) / (1 + z2 / n)
  end
  from (select (p_up + p_down)::double precision as n, 3.8416::double precision as z2,
    greatest(p_up, p_down)::double precision / nullif(p_up + p_down, 0) as share) votes
$$;

create table shop.comment_places (
  comment_id integer primary key references public.comments (id) on delete cascade,
  section_type text not null,
  section_id integer not null,
  -- The comment at the top that this one answers, however long the talk: answers stand one level deep.
  parent_id integer,
  is_shown boolean not null,
  answer_count integer not null default 0 check (answer_count >= 0),
  up_votes integer not null default 0 check (up_votes >= 0),
  down_votes integer not null default 0 check (down_votes >= 0),
  helpfulness double precision not null generated always as (shop.helpfulness(up_votes, down_votes)) stored
);
create index comments_by_helpfulness on shop.comment_places (section_type, section_id, helpfulness desc, comment_id desc)
  where is_shown and parent_id is null;
create index answers_of_comment on shop.comment_places (parent_id, comment_id) where is_shown;

-- How many comments a section shows, without counting them.
create table shop.comment_sections (
  section_type text not null,
  section_id integer not null,
  comment_count integer not null check (comment_count >= 0),
  primary key (section_type, section_id)
);

create table shop.comment_votes (
  comment_id integer not null references public.comments (id) on delete cascade,
  customer_id integer not null references public.customers (id) on delete restrict,
  is_up boolean not null,
  voted_at timestamptz not null default now(),
  primary key (comment_id, customer_id)
);
create index comment_votes_of_customer on shop.comment_votes (customer_id);

/* The place of a comment follows every save of it. An answer whose comment was deleted is shown nowhere. */
create function shop.place_comment() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.comment_places (comment_id, section_type, section_id, parent_id, is_shown)
  values (
    new.id, new.section_type::text, new.section_id::integer,
    (select coalesce(p.parent_id, p.comment_id) from shop.comment_places p where p.comment_id = new.parent_id),
    new.status = 'published' and (new.parent_id is not null or not new.is_answer)
  )
  on conflict (comment_id) do update set section_type = excluded.section_type, section_id = excluded.section_id,
    parent_id = excluded.parent_id, is_shown = excluded.is_shown
  where (comment_places.section_type, comment_places.section_id, comment_places.is_shown)
      <> (excluded.section_type, excluded.section_id, excluded.is_shown)
    or comment_places.parent_id is distinct from excluded.parent_id;
  return null;
end
$$;
create trigger place_comment after insert or update on public.comments
  for each row execute function shop.place_comment();

/* What a place counts for: one more of its section, or one more answer of its comment. */
create function shop.count_comment(p_place shop.comment_places, p_step integer) returns void
language plpgsql volatile as $$
begin
  if not p_place.is_shown then return; end if;
  if p_place.parent_id is not null then
    update shop.comment_places set answer_count = answer_count + p_step where comment_id = p_place.parent_id;
  elsif p_step > 0 then
    insert into shop.comment_sections values (p_place.section_type, p_place.section_id, p_step)
    on conflict (section_type, section_id) do update set comment_count = comment_sections.comment_count + p_step;
  else
    update shop.comment_sections set comment_count = comment_count + p_step
    where section_type = p_place.section_type and section_id = p_place.section_id;
  end if;
end
$$;

create function shop.count_comments() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' then perform shop.count_comment(old, -1); end if;
  if tg_op <> 'DELETE' then perform shop.count_comment(new, 1); end if;
  return null;
end
$$;
create trigger count_comments_in_and_out after insert or delete on shop.comment_places
  for each row execute function shop.count_comments();
create trigger count_moved_comments after update of section_type, section_id, parent_id, is_shown on shop.comment_places
  for each row execute function shop.count_comments();

/* The counts of a comment always equal its votes, whoever writes or deletes those. */
create function shop.count_votes() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_up integer := 0;
  v_down integer := 0;
begin
  if tg_op <> 'INSERT' then v_up := v_up - old.is_up::int; v_down := v_down - (not old.is_up)::int; end if;
  if tg_op <> 'DELETE' then v_up := v_up + new.is_up::int; v_down := v_down + (not new.is_up)::int; end if;
  update shop.comment_places set up_votes = up_votes + v_up, down_votes = down_votes + v_down
  where comment_id = coalesce(new.comment_id, old.comment_id);
  return null;
end
$$;
create trigger count_votes after insert or delete or update of is_up on shop.comment_votes
  for each row execute function shop.count_votes();

/* Keeps a customer's vote on a comment that is shown, in place of an earlier one, and answers the counts; no row when
   there is no such comment. Votes on one comment queue at its place. */
create function shop.vote_on_comment(p_comment integer, p_customer integer, p_is_up boolean)
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

-- The comments that are already there, those at the top first.
insert into shop.comment_places (comment_id, section_type, section_id, parent_id, is_shown)
select id, section_type::text, section_id::integer, null, status = 'published' and not is_answer
from public.comments where parent_id is null;
insert into shop.comment_places (comment_id, section_type, section_id, parent_id, is_shown)
with recursive talk as (
  select c.id, c.parent_id as top from public.comments c join public.comments p on p.id = c.parent_id where p.parent_id is null
  union all
  select c.id, talk.top from public.comments c join talk on talk.id = c.parent_id
)
select c.id, c.section_type::text, c.section_id::integer, talk.top, c.status = 'published'
from talk join public.comments c on c.id = talk.id;
