create index concurrently if not exists inspections_by_day on shop.return_events (made_at) where event = 'inspect';
