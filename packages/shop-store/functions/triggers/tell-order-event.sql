-- Queues the notifications of an order event in the transaction that writes the event.
create or replace function shop.tell_order_event() returns trigger language plpgsql volatile as $$
begin
  perform shop.enqueue('tell-order', jsonb_build_object('eventId', new.id));
  return null;
end
$$;
