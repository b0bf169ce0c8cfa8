-- The code of a parcel is corrected, and its customer is told. The check only allows more than it did.
alter table shop.order_events drop constraint order_events_kind_check;
alter table shop.order_events add constraint order_events_kind_check check (kind in ('placed', 'paid', 'payment-failed',
  'stock-lost', 'refund-due', 'refund-asked', 'refund-refused', 'refund-void', 'refunded', 'expired', 'revived', 'cancelled',
  'approved', 'shipped', 'delivered', 'note', 'gift-added', 'receipt-given', 'doubt-ended', 'tracking-corrected')) not valid;
create or replace trigger order_events_are_told after insert on shop.order_events for each row
  when (new.kind in ('placed', 'paid', 'stock-lost', 'refunded', 'expired', 'cancelled', 'approved', 'shipped',
    'tracking-corrected'))
  execute function shop.tell_order_event();
