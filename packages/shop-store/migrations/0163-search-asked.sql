-- What is searched for and found, counted by the day, without persons: how often, by how many different visitors, and how
-- often a product was chosen from it.
create table shop.search_asked (
  day date not null default (now() at time zone 'Asia/Tehran')::date,
  locale text not null check (locale in ('fa', 'en')),
  folded text not null check (char_length(folded) between 1 and 100),
  shown text not null check (char_length(shown) between 1 and 100),
  searches integer not null default 0,
  visitors integer not null default 0,
  clicks integer not null default 0,
  primary key (day, locale, folded)
);
create index search_asked_by_text on shop.search_asked (locale, folded);

-- Who has asked for it today, as a digest with a salt of that day; both are gone with the day.
create table shop.search_salts (day date primary key, salt text not null default gen_random_uuid()::text);
create table shop.search_askers (
  day date not null,
  visitor bytea not null check (length(visitor) = 8),
  primary key (day, visitor)
);
