-- The command bar finds a customer by a part of their mobile, name or e-mail.
create index concurrently if not exists customers_texts on public.customers
  using gin (username public.gin_trgm_ops, name public.gin_trgm_ops, email public.gin_trgm_ops);
