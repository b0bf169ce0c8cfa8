/* The product list of the dashboard reads the latest version of each product: counted and paged through these. They
   stand on tables of the content platform, whose own means make no partial and no trigram index. */
create index products_latest on public._products_v (version_created_at desc, created_at desc)
  where latest and version_deleted_at is null;
create index products_latest_edits on public._products_v (version_updated_at desc, created_at desc)
  where latest and version_deleted_at is null;
create index products_latest_titles on public._products_v_locales using gin (version_title gin_trgm_ops);
create index variants_sku_trigrams on public.variants using gin (sku gin_trgm_ops);
/* A row's texts are read by their parent alone, and the content platform's index begins with the language: without
   these each row of a list would cost a scan of all texts. */
create index products_texts_of_parent on public.products_locales (_parent_id);
create index products_latest_texts_of_parent on public._products_v_locales (_parent_id);
create index products_attribute_texts_of_parent on public.products_attributes_locales (_parent_id);
create index products_latest_attribute_texts_of_parent on public._products_v_version_attributes_locales (_parent_id);
create index variants_texts_of_parent on public.variants_locales (_parent_id);
