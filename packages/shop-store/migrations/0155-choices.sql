-- One combination of a product's options is one variant; the content platform cannot declare a partial index itself. Variants
-- without a choice, and those in the trash, are as many as there are.
create unique index concurrently if not exists variants_product_choice on public.variants (product_id, choice)
  where jsonb_typeof(choice) = 'object' and choice <> '{}' and deleted_at is null;
