-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- The words of a comment are in public.comments, whose rows the content platform rewrites whole on every save; its
-- place in the talk and its votes are kept here.
create table shop.comment_places (
  comment_id integer primary key references public.comments (id) on delete cascade,
  section_type text not null,
  section_id integer not null,
  -- The comment at the top that this one answers, however long the talk: answers are one level deep.
  parent_id integer,
  is_shown boolean not null,
  answer_count integer not null default 0 check (answer_count >= 0),
  up_votes integer not null default 0 check (up_votes >= 0),
  down_votes integer not null default 0 check (down_votes >= 0),
  helpfulness double precision not null generated always as (shop.helpfulness(up_votes, down_votes)) stored,
  -- The person who was answered is notified once, when the answer is first shown.
  told_at timestamptz,
  -- Whether the writer has bought the product and paid. It is kept here, so that a page of comments reads no orders.
  is_by_buyer boolean not null default false
);
create index comments_by_helpfulness on shop.comment_places (section_type, section_id, helpfulness desc, comment_id desc)
  where is_shown and parent_id is null;
create index answers_of_comment on shop.comment_places (parent_id, comment_id) where is_shown;

-- How many comments a section shows, without counting them.
create table shop.comment_sections (
  section_type text not null,
  section_id integer not null,
  comment_count integer not null check (comment_count >= 0),
  primary key (section_type, section_id)
);

create table shop.comment_votes (
  comment_id integer not null references public.comments (id) on delete cascade,
  customer_id integer not null references public.customers (id) on delete restrict,
  is_up boolean not null,
  voted_at timestamptz not null default now(),
  primary key (comment_id, customer_id)
);
create index comment_votes_of_customer on shop.comment_votes (customer_id);

create trigger place_comment after insert or update on public.comments
  for each row execute function shop.place_comment();
create trigger count_comments_in_and_out after insert or delete on shop.comment_places
  for each row execute function shop.count_comments();
create trigger count_moved_comments after update of section_type, section_id, parent_id, is_shown on shop.comment_places
  for each row execute function shop.count_comments();
create trigger count_votes after insert or delete or update of is_up on shop.comment_votes
  for each row execute function shop.count_votes();
create trigger tell_of_answer after insert or update of is_shown on shop.comment_places
  for each row when (new.is_shown and new.parent_id is not null and new.told_at is null)
  execute function shop.tell_of_answer();
create trigger comment_places_know_buyers before insert on shop.comment_places
  for each row execute function shop.mark_bought_place();

-- How an answer of the shop was sent to the person who asked: each answer once, by email or by SMS. The address and the
-- text are not kept here.
create table shop.answer_notices (
  id bigint generated always as identity primary key,
  feedback_id integer references public.feedback (id) on delete cascade,
  comment_id integer references public.comments (id) on delete cascade,
  -- Which answer it was: one that is rewritten is sent again.
  digest text not null,
  way text not null check (way in ('mail', 'sms')),
  state text not null default 'sending' check (state in ('sending', 'sent', 'failed')),
  noted_at timestamptz not null default now(),
  check (num_nonnulls(feedback_id, comment_id) = 1)
);
create unique index answer_notices_of_feedback on shop.answer_notices (feedback_id, digest) where feedback_id is not null;
create unique index answer_notices_of_comment on shop.answer_notices (comment_id, digest) where comment_id is not null;

-- The texts as they were shipped last: a text that still reads so was not changed and may be renewed by an update.
create table shop.shipped_messages (
  key text not null,
  locale text not null check (locale in ('fa', 'en')),
  value text not null,
  primary key (key, locale)
);

-- What every page shows (texts, menu, header, footer, settings, categories, the footer's pages) changes seldom. Its
-- version grows in the transaction of each change, so that a process keeps what it has read until the version changes.
create table shop.front_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into shop.front_version default values;

do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'categories', 'categories_locales',
    'footer', 'footer_columns', 'footer_columns_links', 'footer_columns_links_locales', 'footer_columns_locales', 'footer_locales',
    'header', 'header_locales',
    'main_menu', 'main_menu_items', 'main_menu_items_locales', 'main_menu_second', 'main_menu_second_locales',
    'main_menu_third', 'main_menu_third_locales',
    'messages', 'messages_locales',
    'pages', 'pages_locales',
    'shop_settings', 'shop_settings_locales'
  ] loop
    execute format('create trigger note_front_change after insert or update or delete or truncate on public.%I
      for each statement execute function shop.note_front_change()', v_table);
  end loop;
end
$$;
-- No page shows a new picture yet.
create trigger note_front_change after update or delete on public.media
  for each statement execute function shop.note_front_change();
