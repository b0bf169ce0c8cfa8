-- Makes these documents all that search has of the named sources. A row that is the same already is not written again.
create or replace function shop.save_company_documents(p_source text, p_ids integer[], p_documents jsonb) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.company_documents d where d.source = p_source and d.source_id = any (p_ids) and not exists (
    select from jsonb_to_recordset(p_documents) as g (source_id int, kind text, part text, locale text, digest text)
    where g.source_id = d.source_id and g.kind = d.kind and g.part = d.part and g.locale = d.locale and g.digest = d.digest);
  insert into shop.company_documents (source, source_id, kind, part, locale, language, slug, title, summary, words, terms,
    shown_from, digest)
  select p_source, g.source_id, g.kind, g.part, g.locale, g.language, g.slug, g.title, g.summary, g.words,
    g.terms::tsvector, g.shown_from, g.digest
  from jsonb_to_recordset(p_documents) as g (source_id int, kind text, part text, locale text, language text, slug text,
    title text, summary text, words text, terms text, shown_from timestamptz, digest text)
  order by g.source_id, g.kind, g.part, g.locale
  on conflict (source, source_id, kind, part, locale) do nothing;
end
$$;
