-- Counts a comment place and its stars: one more (or less) of its section, or of the answers of its comment.
create or replace function shop.count_comment(p_place shop.comment_places, p_step integer) returns void
language plpgsql volatile as $$
begin
  if not p_place.is_shown then return; end if;
  if p_place.parent_id is not null then
    update shop.comment_places set answer_count = answer_count + p_step where comment_id = p_place.parent_id;
  elsif p_step > 0 then
    insert into shop.comment_sections (section_type, section_id, comment_count)
    values (p_place.section_type, p_place.section_id, p_step)
    on conflict (section_type, section_id) do update set comment_count = comment_sections.comment_count + p_step;
  else
    update shop.comment_sections set comment_count = comment_count + p_step
    where section_type = p_place.section_type and section_id = p_place.section_id;
  end if;
  if p_place.parent_id is null and p_place.rating is not null then
    update shop.comment_sections set stars[p_place.rating] = stars[p_place.rating] + p_step
    where section_type = p_place.section_type and section_id = p_place.section_id;
  end if;
end
$$;
