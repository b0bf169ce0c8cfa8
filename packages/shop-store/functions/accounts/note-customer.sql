-- Keeps what a colleague should know of a customer. Returns 'done', also for a press that was sent again, or 'not-found'.
create or replace function shop.note_customer(p_customer integer, p_staff integer, p_key text, p_text text)
returns text language plpgsql volatile as $$
begin
  if not exists (select from public.customers where id = p_customer)
    or exists (select from shop.erased_people where customer_id = p_customer) then return 'not-found'; end if;
  insert into shop.customer_notes (customer_id, staff_id, key, text) values (p_customer, p_staff, p_key, btrim(p_text))
  on conflict (customer_id, key) do nothing;
  if found then
    perform shop.note_audit('staff', p_staff, 'customer-note', 'customer:' || p_customer, '{}');
  end if;
  return 'done';
end
$$;
