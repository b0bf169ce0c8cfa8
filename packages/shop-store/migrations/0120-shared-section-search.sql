-- The words of a shared section are found on the pages that place it (0116-company-search.sql).
create trigger refresh_company_search after insert or update or delete on public.shared_sections
  for each row execute function shop.refresh_search_of_shared_section();
