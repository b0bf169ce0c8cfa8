-- What visitors sent by a form that managers built. The answers are kept with the labels that were read when they were
-- given: a later change of the form changes nothing here, and what was sent outlives the form.
create table shop.form_submissions (
  id bigint generated always as identity primary key,
  form_id integer not null,
  form_title text not null,
  -- The idempotency key of the press that sent it: the same press sent again finds this row.
  key text not null check (key ~ '^[A-Za-z0-9_-]{16,64}$'),
  state text not null default 'new' check (state in ('new', 'in-review', 'answered', 'closed')),
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The private files that the answers name; a file that no row names is deleted.
  file_ids uuid[] not null default '{}',
  customer_id integer references public.customers (id) on delete restrict,
  culture text not null,
  note text check (length(note) <= 2000),
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create unique index one_submission_a_press on shop.form_submissions (form_id, key);
-- The inbox: of all forms or of one, in every state or in one, the newest first.
create index form_submissions_of_form on shop.form_submissions (form_id, id desc);
create index form_submissions_of_form_by_state on shop.form_submissions (form_id, state, id desc);
create index form_submissions_by_state on shop.form_submissions (state, id desc);
create index form_submissions_of_customer on shop.form_submissions (customer_id) where customer_id is not null;
create index form_submissions_by_file on shop.form_submissions using gin (file_ids);

-- A document has no width, and the files of a form may come from guests. Both checks only allow more than they did.
alter table shop.private_files drop constraint private_files_check, drop constraint whose_file;
alter table shop.private_files
  add constraint stored_files check (state <> 'stored' or (wrapped_key is not null and key_id is not null
    and sha256 is not null and mime is not null and size > 0
    and (mime = 'application/pdf' or (width > 0 and height > 0)))) not valid,
  add constraint whose_file check (customer_id is not null or form_field_id in ('feedback', 'form')) not valid;
