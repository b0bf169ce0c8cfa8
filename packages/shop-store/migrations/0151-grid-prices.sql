-- The grid of products lists the cheapest or the dearest first, and those within a range of prices.
create index concurrently if not exists prices_by_amount on public.prices (unit_price_rial, variant_id);
