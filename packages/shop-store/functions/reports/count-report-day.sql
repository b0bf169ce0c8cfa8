-- Counts one day again from its orders. Returns false while another process counts it. Changes are taken away before the
-- orders are read: one that is committed in between stays, and the day is counted once more.
create or replace function shop.count_report_day(p_day date) returns boolean language plpgsql volatile as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('shop.report_days'), p_day - date '2000-01-01') then return false; end if;
  delete from shop.report_changes where day = p_day;
  delete from shop.report_parts where day = p_day;
  delete from shop.report_goods where day = p_day;
  insert into shop.report_parts (part, day, key, orders, units, goods_rial, discount_rial, code_discount_rial, tax_rial,
    delivery_rial, payable_rial, refunds, refund_rial, returns, returned_units)
  select part, day, key, orders, units, goods_rial, discount_rial, code_discount_rial, tax_rial, delivery_rial, payable_rial,
    refunds, refund_rial, returns, returned_units
  from shop.sales_of_days(p_day, p_day);
  insert into shop.report_goods (day, variant_id, units, goods_rial, discount_rial, tax_rial, refund_rial, returned_units)
  select day, variant_id, sum(units), sum(goods_rial), sum(discount_rial), sum(tax_rial), sum(refund_rial), sum(returned_units)
  from shop.goods_of_days(p_day, p_day) group by day, variant_id;
  insert into shop.report_days (day) values (p_day) on conflict (day) do update set counted_at = now();
  return true;
end
$$;
