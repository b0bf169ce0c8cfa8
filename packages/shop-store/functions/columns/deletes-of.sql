-- Lists every form of a word with one letter left out, and with two left out for longer words: two words that share a
-- form differ by a typing mistake. Only plain words count; pairs of words, sounds and codes are most of the
-- vocabulary, and people do not mistype them as a whole. It is a loop, because a query per token costs a hundred
-- times as much.
create or replace function shop.deletes_of(p_word text) returns text[] language plpgsql immutable strict parallel safe
set search_path = pg_catalog, pg_temp as $$
declare
  v_length integer := char_length(p_word);
  v_ways text[] := array[p_word];
  v_way text;
begin
  if v_length not between 3 and 20 or p_word !~ '^([a-z]+|[\u0621-\u06d3]+)$' then return '{}'; end if;
  for i in 1..v_length loop
    v_way := substr(p_word, 1, i - 1) || substr(p_word, i + 1);
    v_ways := v_ways || v_way;
    continue when v_length not between 7 and 12;
    for j in i..v_length - 1 loop
      v_ways := v_ways || (substr(v_way, 1, j - 1) || substr(v_way, j + 1));
    end loop;
  end loop;
  return v_ways;
end
$$;
