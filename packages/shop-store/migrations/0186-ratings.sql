-- What a buyer thinks of a product besides the words of a comment: stars, and what is good and bad of it, a line each.
create table shop.comment_opinions (
  comment_id integer primary key references public.comments (id) on delete cascade,
  rating smallint check (rating between 1 and 5),
  pros text check (char_length(pros) between 1 and 600),
  cons text check (char_length(cons) between 1 and 600)
);
create trigger place_rating after update of rating on shop.comment_opinions
  for each row when (old.rating is distinct from new.rating) execute function shop.place_rating();

-- The stars of a comment as they count while it is shown, and how many a section has of each: one star first.
alter table shop.comment_places add column rating smallint check (rating between 1 and 5);
alter table shop.comment_sections add column stars integer[] not null default '{0,0,0,0,0}'
  check (cardinality(stars) = 5 and 0 <= all (stars));
create or replace trigger count_moved_comments after update of section_type, section_id, parent_id, is_shown, rating on shop.comment_places
  for each row execute function shop.count_comments();
