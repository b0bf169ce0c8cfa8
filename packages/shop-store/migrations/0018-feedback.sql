-- A message to the shop may carry a picture, from guests too. It is kept like a customer's own, but is nobody's: it
-- goes when its message goes.
alter table shop.private_files alter column customer_id drop not null;
alter table shop.private_files add constraint whose_file
  check (customer_id is not null or form_field_id = 'feedback');
create index feedback_files on shop.private_files (created_at) where form_field_id = 'feedback' and state = 'stored';
