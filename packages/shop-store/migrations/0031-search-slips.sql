/* Slips are looked for in plain words alone: pairs of words, sounds and codes are most of the vocabulary, and nobody
   mistypes them as a whole. A loop, since a query for each token costs a hundred times as much. */
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
drop index shop.search_vocabulary_deletes, shop.search_vocabulary_trigrams;
alter table shop.search_vocabulary drop column deletes;
alter table shop.search_vocabulary add column deletes text[] not null generated always as (shop.deletes_of(token)) stored;
create index search_vocabulary_deletes on shop.search_vocabulary using gin (deletes) where deletes <> '{}';
create index search_vocabulary_trigrams on shop.search_vocabulary using gin (token public.gin_trgm_ops) where deletes <> '{}';
