-- What search finds besides products: pages, news, questions of pages, files. One row for each language in which visitors
-- may find it; `language` is that of its words. The worker makes the rows again from their sources.
create table shop.company_documents (
  source text not null,
  source_id integer not null,
  kind text not null,
  -- The question of a page; empty for what is found as a whole.
  part text not null default '',
  locale text not null,
  language text not null,
  -- What its URL is made of.
  slug text not null,
  title text not null,
  summary text not null,
  -- The title's tokens, for phrases and for what a title begins with.
  words text not null,
  terms tsvector not null,
  -- News that waits for its day is not found before it.
  shown_from timestamptz,
  digest text not null,
  primary key (source, source_id, kind, part, locale)
);
create index company_documents_terms on shop.company_documents using gin (terms);

-- The tokens of these documents, and how many documents have each.
create table shop.company_vocabulary (
  token text primary key,
  frequency integer not null,
  deletes text[] not null generated always as (shop.deletes_of(token)) stored
) with (fillfactor = 70);
create index company_vocabulary_deletes on shop.company_vocabulary using gin (deletes) where deletes <> '{}';
create index company_vocabulary_trigrams on shop.company_vocabulary using gin (token public.gin_trgm_ops) where deletes <> '{}';

create trigger company_tokens_added after insert on shop.company_documents referencing new table as changed
  for each statement execute function shop.count_company_tokens();
create trigger company_tokens_removed after delete on shop.company_documents referencing old table as changed
  for each statement execute function shop.count_company_tokens();

-- Every statement that changes a source asks for its documents: a save, a move, a scheduled publication, the trash.
create trigger refresh_company_search after insert or update or delete on public.pages
  for each row execute function shop.refresh_company_search();
create trigger refresh_company_search after insert or update or delete on public.news
  for each row execute function shop.refresh_company_search();
