-- As 0166-news-version-texts.sql.
create index concurrently if not exists pages_latest_texts_of_parent on public._pages_v_locales (_parent_id);
