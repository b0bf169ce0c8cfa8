-- The text of a PDF is found with the company's pages (0116-company-search.sql).
create trigger refresh_company_search after insert or update or delete on public.files
  for each row execute function shop.refresh_company_search();
