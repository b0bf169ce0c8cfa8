-- As 0166-news-version-texts.sql, for what is published.
create index concurrently if not exists pages_texts_of_parent on public.pages_locales (_parent_id);
