-- Notes the moment at which the words of a language became others. The platform writes all languages with every save, and
-- removes their rows before: what counts is whether the words are the same. One save has one moment for both languages.
create or replace function shop.note_text_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into shop.text_changes as t (source, document_id, locale, digest, changed_at)
  values (replace(tg_table_name, '_locales', ''), new._parent_id, new._locale::text,
    md5((to_jsonb(new) - 'id')::text), now())
  on conflict (source, document_id, locale) do update set digest = excluded.digest, changed_at = excluded.changed_at
    where t.digest <> excluded.digest;
  return null;
end
$$;
