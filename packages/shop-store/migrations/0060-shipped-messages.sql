/* The texts as they were shipped last: what still reads so was changed by nobody and may be renewed by an update. */
create table shop.shipped_messages (
  key text not null,
  locale text not null check (locale in ('fa', 'en')),
  value text not null,
  primary key (key, locale)
);
