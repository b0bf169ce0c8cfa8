-- What managers do to orders: each a step from the states it may be taken in, one function each, with its event and its
-- line in the audit log. Of two managers the second is told that the order has moved on.

create index orders_by_day on shop.orders (placed_at);
-- Managers look people up by what stands on the parcel.
create index orders_by_mobile on shop.orders ((address->>'mobile'));
create index orders_by_receiver on shop.orders using gin ((address->>'receiver') public.gin_trgm_ops);

/* Points for what was bought, once per order: one for every so many Rials of the goods, as the settings say. */
create or replace function shop.earn_score(p_order uuid) returns void language plpgsql volatile as $$
declare
  v_every bigint;
  v_order shop.orders;
begin
  select score_every_rial into v_every from public.shop_settings order by id limit 1;
  if coalesce(v_every, 0) <= 0 then return; end if;
  update shop.orders set score_earned = least((payable_rial - postal_rial) / v_every, 1000000000)
  where id = p_order and score_earned = 0 and payable_rial - postal_rial >= v_every
  returning * into v_order;
  if not found then return; end if;
  insert into shop.score_moves (customer_id, delta, reason, order_id)
  values (v_order.customer_id, v_order.score_earned, 'order paid', p_order);
end
$$;

/* The order, locked as everything locks that moves it: its customer's orders first, then the row. */
create function shop.lock_order(p_order uuid) returns shop.orders language plpgsql volatile as $$
declare v_order shop.orders;
begin
  select * into v_order from shop.orders where id = p_order;
  if not found then return null; end if;
  perform shop.lock_orders_of(v_order.customer_id);
  select * into v_order from shop.orders where id = p_order for update;
  return v_order;
end
$$;

/* What a member of staff did, for the order's own story and for the audit log. */
create function shop.note_staff_act(p_order shop.orders, p_staff integer, p_kind text, p_note text, p_data jsonb)
returns void language plpgsql volatile as $$
begin
  insert into shop.order_events (order_id, kind, made_by, note, data)
  values (p_order.id, p_kind, 'staff ' || p_staff, nullif(btrim(p_note), ''), p_data);
  perform shop.note_audit('staff', p_staff, 'order-' || p_kind, 'order:' || p_order.number, coalesce(p_data, '{}'));
end
$$;

/* A payment from card to card is believed, or the shop's own plan approved: what is held is sold. The money that came by
   card is kept as a payment like any other, so that it is due back when the order ends. */
create function shop.approve_order(p_order uuid, p_staff integer) returns text language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.orders set state = 'confirmed', paid_at = coalesce(paid_at, now())
  where id = p_order and ((method_id = 2 and state in ('awaiting-payment', 'awaiting-approval'))
    or (method_id = 7 and state = 'awaiting-approval' and (paid_at is not null or due_rial = 0)));
  if not found then return 'state-changed'; end if;
  begin
    perform shop.sell_stock(p_order, v_order.number);
    if (select coalesce(sum(quantity), 0) from shop.stock_holds where holder = p_order and state = 'sold')
       < (select sum(quantity) from shop.order_lines where order_id = p_order) then
      raise exception using errcode = 'RS010', message = 'stock-lost';
    end if;
  exception when sqlstate 'RS010' then
    update shop.orders set state = v_order.state, paid_at = v_order.paid_at where id = p_order;
    return 'stock-lost';
  end;
  if v_order.method_id = 2 and v_order.due_rial > 0 then
    insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, card, next_check_at, finished_at)
    values (p_order, 'card-to-card', coalesce((
        select l.title from public.payment_methods m join public.payment_methods_locales l on l._parent_id = m.id
        where m.kind::text = '2' and l._locale = 'fa' limit 1), 'کارت به کارت'),
      v_order.due_rial, 'verified', v_order.receipt->>'lastFour', null, now());
  end if;
  perform shop.note_staff_act(v_order, p_staff, 'approved', null, null);
  perform shop.earn_score(p_order);
  return 'done';
end
$$;

create function shop.ship_order(p_order uuid, p_staff integer, p_carrier text, p_tracking text) returns text
language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.orders set state = 'shipped', shipped_at = now(), carrier = p_carrier, tracking_code = nullif(p_tracking, '')
  where id = p_order and state = 'confirmed';
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'shipped', null,
    jsonb_strip_nulls(jsonb_build_object('carrier', p_carrier, 'trackingCode', nullif(p_tracking, ''))));
  return 'done';
end
$$;

/* It is in the buyer's hands: sent and arrived, fetched at the shop, or downloaded. Who pays at the door or at the shop
   has then paid. */
create function shop.deliver_order(p_order uuid, p_staff integer) returns text language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.orders set state = 'delivered', paid_at = coalesce(paid_at, now())
  where id = p_order and state in ('confirmed', 'shipped');
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'delivered', null, null);
  if v_order.paid_at is null then perform shop.earn_score(p_order); end if;
  return 'done';
end
$$;

create function shop.cancel_order(p_order uuid, p_staff integer, p_reason text) returns text language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  if v_order.state not in ('awaiting-payment', 'awaiting-approval', 'confirmed') then return 'state-changed'; end if;
  if not shop.close_order(p_order, 'cancelled', 'staff ' || p_staff, nullif(btrim(p_reason), '')) then return 'in-doubt'; end if;
  perform shop.note_audit('staff', p_staff, 'order-cancelled', 'order:' || v_order.number);
  return 'done';
end
$$;

create function shop.note_order(p_order uuid, p_staff integer, p_note text) returns text language plpgsql volatile as $$
declare v_order shop.orders := shop.lock_order(p_order);
begin
  if v_order.id is null then return 'not-found'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'note', p_note, null);
  return 'done';
end
$$;

/* The money of one payment went back to its payer, by whatever way the note says. */
create function shop.mark_refunded(p_order uuid, p_staff integer, p_attempt bigint, p_note text) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_amount bigint;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.payment_attempts set state = 'refunded'
  where order_id = p_order and number = p_attempt and state = 'refund-due' returning amount_rial into v_amount;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refunded', p_note,
    jsonb_build_object('amountRial', v_amount, 'attempt', p_attempt));
  return 'done';
end
$$;

/* One due of the shop's own plan was paid. */
create function shop.mark_due_paid(p_order uuid, p_staff integer, p_position smallint) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_amount bigint;
begin
  if v_order.id is null then return 'not-found'; end if;
  if v_order.state not in ('confirmed', 'shipped', 'delivered') then return 'state-changed'; end if;
  update shop.order_dues set paid_at = now()
  where order_id = p_order and position = p_position and paid_at is null returning amount_rial into v_amount;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'note', null,
    jsonb_build_object('duePosition', p_position, 'amountRial', v_amount));
  return 'done';
end
$$;

-- Which event was told to whom by which way: whoever inserts the row tells, and nobody tells it again.
create table shop.order_tellings (
  event_id uuid not null references shop.order_events (id) on delete restrict,
  way text not null check (way in ('sms', 'mail', 'shop-sms')),
  told_at timestamptz not null default now(),
  primary key (event_id, way)
);
create index order_tellings_by_age on shop.order_tellings (told_at);
