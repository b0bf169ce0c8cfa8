-- What search reads of a product: folded words, made by the worker from the rows managers write.
create table shop.search_documents (
  product_id integer primary key references public.products (id) on delete cascade,
  words text not null,
  refreshed_at timestamptz not null default now()
);
create index search_documents_trigrams on shop.search_documents using gin (words gin_trgm_ops);
