-- The version of a page or a news item that was saved by itself while its writer typed, and the form that they typed into. Their next
-- save takes its place in the history. A version of the content platform may be gone, so there is no key to it.
create table shop.autosaves (
  kind text not null check (kind in ('pages', 'news')),
  document_id integer not null,
  version_id integer not null,
  staff_id integer not null,
  form_id text not null check (length(form_id) between 8 and 64),
  saved_at timestamptz not null default now(),
  primary key (kind, document_id)
);
