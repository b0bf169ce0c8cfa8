-- When the words of a page or a news item last changed in each language: the platform keeps one moment for both. The digest
-- tells a change from a save that wrote the same words again.
create table shop.text_changes (
  source text not null,
  document_id integer not null,
  locale text not null,
  digest text not null,
  changed_at timestamptz not null,
  primary key (source, document_id, locale)
);

-- What was there before is taken as translated when it was last saved.
insert into shop.text_changes (source, document_id, locale, digest, changed_at)
select 'pages', l._parent_id, l._locale::text, md5((to_jsonb(l) - 'id')::text), d.updated_at
from public.pages_locales l join public.pages d on d.id = l._parent_id
union all
select 'news', l._parent_id, l._locale::text, md5((to_jsonb(l) - 'id')::text), d.updated_at
from public.news_locales l join public.news d on d.id = l._parent_id;

create trigger note_text_change after insert or update on public.pages_locales
  for each row execute function shop.note_text_change();
create trigger note_text_change after insert or update on public.news_locales
  for each row execute function shop.note_text_change();
create trigger forget_text_changes after delete on public.pages
  for each row execute function shop.forget_text_changes();
create trigger forget_text_changes after delete on public.news
  for each row execute function shop.forget_text_changes();
