create index concurrently if not exists form_files on shop.private_files (created_at) where form_field_id = 'form' and state = 'stored';
