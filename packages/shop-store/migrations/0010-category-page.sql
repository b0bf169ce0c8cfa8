-- The category page walks these in the order it shows, and counts its products in them without opening their rows.
create index products_category_popular_idx on public.products (category_id, popularity desc, id desc) where deleted_at is null and _status = 'published';
create index products_category_newest_idx on public.products (category_id, created_at desc, id desc) where deleted_at is null and _status = 'published';
create index variants_default_idx on public.variants (product_id) where is_default and deleted_at is null;
