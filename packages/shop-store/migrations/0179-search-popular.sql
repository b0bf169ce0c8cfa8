-- What many visitors searched for and found in the last days, made every hour; offered in the empty search box.
create table shop.search_popular (
  locale text not null check (locale in ('fa', 'en')),
  folded text not null check (char_length(folded) between 1 and 100),
  shown text not null check (char_length(shown) between 1 and 100),
  -- Of its days together, so that one who came on two days counts twice.
  visitors integer not null,
  primary key (locale, folded)
);

-- What managers took out of it; it stays out however often it is searched for.
create table shop.search_popular_hidden (
  locale text not null check (locale in ('fa', 'en')),
  folded text not null check (char_length(folded) between 1 and 100),
  staff_id integer not null,
  hidden_at timestamptz not null default now(),
  primary key (locale, folded)
);
