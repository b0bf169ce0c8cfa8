-- The platform indexes a document's texts by language first; deleting many documents would read all texts for each.
create index if not exists products_locales_of_product on public.products_locales (_parent_id);
create index if not exists products_versions_locales_of_version on public._products_v_locales (_parent_id);
create index if not exists variants_locales_of_variant on public.variants_locales (_parent_id);
