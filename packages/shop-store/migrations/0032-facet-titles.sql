-- Lists know brands and attributes by their Persian names; what another language calls them is read of one product that
-- has the name.
create index products_locales_persian_brand on public.products_locales (brand) where _locale = 'fa';
create index products_attributes_persian_value on public.products_attributes_locales (name, value) where _locale = 'fa';
