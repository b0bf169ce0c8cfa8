-- Where each page and news item is on its way to the site. A document without a row has never been sent for review; its
-- state then follows from its newest version.
create table shop.reviews (
  kind text not null check (kind in ('pages', 'news')),
  document_id integer not null,
  state text not null default 'draft' check (state in ('draft', 'requested', 'approved', 'refused')),
  -- The version of the content platform that was sent, by whom and when.
  version_id integer,
  sent_by integer,
  sent_at timestamptz,
  -- The author who began the document; null where an editor did.
  begun_by integer,
  changed_at timestamptz not null default now(),
  primary key (kind, document_id)
);
create index reviews_by_state on shop.reviews (state, sent_at);
create index reviews_by_author on shop.reviews (begun_by, changed_at desc) where begun_by is not null;
create index reviews_by_sender on shop.reviews (sent_by, changed_at desc) where sent_by is not null;

-- What was done and said about a document; rows are added and never changed, and go with their document.
create table shop.review_events (
  id bigint generated always as identity primary key,
  kind text not null,
  document_id integer not null,
  event text not null check (event in ('request', 'approve', 'refuse', 'publish', 'note')),
  version_id integer,
  -- Null where no person did it: a system command publishes too.
  staff_id integer,
  -- As it was then: who leaves the staff has still said it.
  staff_name text not null,
  note text check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  -- When the other side was mailed of it.
  notified_at timestamptz,
  foreign key (kind, document_id) references shop.reviews on delete cascade
);
create index review_events_of_document on shop.review_events (kind, document_id, id desc);
