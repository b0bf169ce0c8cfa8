-- How an answer of the shop reached whoever asked: each answer once, by mail or by SMS. Where and what is not kept here.
create table shop.answer_notices (
  id bigint generated always as identity primary key,
  feedback_id integer references public.feedback (id) on delete cascade,
  comment_id integer references public.comments (id) on delete cascade,
  -- Which answer it was: one that is written anew is sent anew.
  digest text not null,
  way text not null check (way in ('mail', 'sms')),
  state text not null default 'sending' check (state in ('sending', 'sent', 'failed')),
  noted_at timestamptz not null default now(),
  check (num_nonnulls(feedback_id, comment_id) = 1)
);
create unique index answer_notices_of_feedback on shop.answer_notices (feedback_id, digest) where feedback_id is not null;
create unique index answer_notices_of_comment on shop.answer_notices (comment_id, digest) where comment_id is not null;
