-- What visitors searched for after a search had found nothing of that name, and chose something from: counted by the day,
-- without persons. The browser itself says what came before.
create table shop.search_follows (
  day date not null default (now() at time zone 'Asia/Tehran')::date,
  locale text not null check (locale in ('fa', 'en')),
  missed text not null check (char_length(missed) between 1 and 100),
  chosen text not null check (char_length(chosen) between 1 and 100),
  missed_shown text not null check (char_length(missed_shown) between 1 and 100),
  chosen_shown text not null check (char_length(chosen_shown) between 1 and 100),
  visitors integer not null default 1,
  primary key (day, locale, missed, chosen)
);

-- What managers have decided of such a pair; it is proposed no more.
create table shop.search_follows_settled (
  locale text not null check (locale in ('fa', 'en')),
  missed text not null check (char_length(missed) between 1 and 100),
  chosen text not null check (char_length(chosen) between 1 and 100),
  is_accepted boolean not null,
  staff_id integer not null,
  settled_at timestamptz not null default now(),
  primary key (locale, missed, chosen)
);
