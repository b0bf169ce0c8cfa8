-- By these titles managers find variants, in any spelling.
create index concurrently if not exists variants_search_text on public.variants using gin (search_text public.gin_trgm_ops);
create index concurrently if not exists variants_full_title on public.variants (full_title);
