create index concurrently if not exists refunds_by_day on shop.refunds (made_at);
