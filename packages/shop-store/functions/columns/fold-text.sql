-- Returns one form for all spellings of a text, equal to foldText of persian-text.
create or replace function shop.fold_text(p_text text) returns text
language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select btrim(regexp_replace(normalize(lower(translate(
    regexp_replace(
      normalize(p_text, NFKD),
      U&'[\00AD\0300-\036F\0600-\0605\0610-\061C\064B-\065F\0670\06D6-\06DD\06DF-\06E4\06E7\06E8\06EA-\06ED\200B-\200F\202A-\202E\2060-\2064\2066-\206F\FEFF]',
      '', 'g'),
    'يىێېےۍؠكڪةەہھۃٱۆۊۇۈۉۋۅڤڕڒڵ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩ءـ',
    'یییییییککهههههاووووووووررل01234567890123456789')), NFC), '\s+', ' ', 'g'))
$$;
