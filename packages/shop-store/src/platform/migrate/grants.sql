-- Who may touch what. Run after every migration; DESIGN.md says why there are two owners.
grant usage on schema shop, jobs to rasteh_shop;
grant usage on schema shop to rasteh_web;
grant usage on schema public to rasteh_shop, rasteh_web;
revoke create on schema public from public;
revoke execute on all functions in schema shop from public;

-- rasteh_web: all rows of public, the rows of shop to look at, and the few functions it is given.
grant select, insert, update, delete on all tables in schema public to rasteh_web;
grant usage, select on all sequences in schema public to rasteh_web;
grant select on all tables in schema shop to rasteh_web;
grant execute on function shop.adjust_stock(integer, integer, text, text) to rasteh_web;
grant execute on function shop.count_stock(integer, integer, integer, text, text) to rasteh_web;
grant execute on function shop.make_price_change(integer, jsonb, jsonb, text, timestamptz, jsonb) to rasteh_web;
grant execute on function shop.apply_price_change(uuid) to rasteh_web;
grant execute on function shop.undo_price_change(uuid, integer) to rasteh_web;
grant execute on function shop.cancel_price_change(uuid, integer) to rasteh_web;
grant execute on function
  shop.save_product_grid(integer, jsonb, text, boolean), shop.undo_product_grid(uuid, integer)
to rasteh_web;
grant execute on function shop.enqueue(text, jsonb) to rasteh_web;
-- Imports write the catalogue, which is rasteh_web's; what they did must commit with it, so their record is too.
grant insert, update, delete on shop.imports, shop.import_rows to rasteh_web;
grant execute on function shop.count_imported_stock(integer, integer, text, text), shop.uuid_v7() to rasteh_web;
grant execute on function shop.announce_prices(integer[]), shop.title_choices(integer[]) to rasteh_web;
grant execute on function shop.make_combinations(integer, jsonb, bigint, integer) to rasteh_web;
grant execute on function shop.asked_prices(integer[]) to rasteh_web;
grant execute on function shop.rating_score(integer[]) to rasteh_web;
-- Pages search too: what they count names no visitor. Saving a category or a synonym asks for documents.
grant execute on function shop.count_search_miss(text, text), shop.count_search_click(integer) to rasteh_web;
-- Pages and staff never see who asked today.
revoke select on shop.search_askers, shop.search_salts from rasteh_web;
-- Managers see what is wished for, and not by whom.
revoke select on shop.wishes from rasteh_web;
grant select (id, wished_id, state, product_id, asked_at) on shop.wishes to rasteh_web;
grant execute on function shop.link_wish(bigint, integer, integer), shop.dismiss_wish(bigint, text, integer) to rasteh_web;
-- A word with a slip is looked for by what is left of it without a letter.
grant execute on function shop.deletes_of(text) to rasteh_web;
grant execute on function shop.refresh_search(integer[]), shop.refresh_search_of_category(integer) to rasteh_web;
grant execute on function shop.note_audit(text, integer, text, text, jsonb) to rasteh_web;
-- Managers switch groups of the lexicon off and on.
grant execute on function shop.switch_lexicon_group(text, boolean, integer) to rasteh_web;
-- They take searches out of those that the empty box offers.
grant execute on function shop.hide_popular_search(text, text, boolean, integer) to rasteh_web;
-- They accept or decline synonyms that visitors' searches propose.
grant execute on function shop.settle_search_follow(text, text, text, boolean, integer) to rasteh_web;
-- Staff sign in at the content platform, which alone looks at their second factor.
grant execute on function
  shop.propose_second_factor(integer, bytea), shop.take_second_factor_try(integer, integer, integer),
  shop.spend_second_factor_step(integer, bigint), shop.spend_recovery_code(integer, bytea),
  shop.renew_recovery_codes(integer, bytea[]), shop.confirm_second_factor(integer, bigint, bytea[]),
  shop.remove_second_factor(integer, integer), shop.require_second_factor(boolean, integer),
  shop.reseal_second_factor(integer, bytea, bytea)
to rasteh_web;
-- Passkeys are looked at where sessions are opened, and there alone.
grant execute on function
  shop.begin_passkey(bytea, text, text, bytea, bytea, integer),
  shop.take_passkey_challenge(bytea, text, text, bytea),
  shop.add_passkey(text, integer, bytea, bytea, bytea, bigint, text[], text, boolean, integer),
  shop.use_passkey(bytea, text, bigint, boolean, text), shop.rename_passkey(text, integer, uuid, text),
  shop.remove_passkey(text, integer, uuid), shop.prove_fresh(text, text, integer, text),
  shop.begin_second_factor_duty(integer), shop.remove_passkeys_of(text, integer, integer),
  shop.is_fresh(text, text, integer, integer)
to rasteh_web;
revoke select on shop.passkey_challenges from rasteh_web;
-- The dashboard shows how much of a payment goes back.
grant execute on function shop.refund_rial(shop.payment_attempts), shop.payments_of(uuid) to rasteh_web;
-- Reports show today from its orders, other days from their sums.
grant execute on function shop.sales_of_days(date, date), shop.goods_of_days(date, date) to rasteh_web;
-- Managers work through what was sent by forms.
grant execute on function shop.move_form_submission(bigint, text, text, text, text, integer), shop.remove_form_submission(bigint, integer)
to rasteh_web;
-- What staff write is looked at by another before it is published.
grant execute on function
  shop.begin_review(text, integer, integer), shop.forget_review(text, integer),
  shop.move_review(text, integer, text, text, text, boolean, integer, integer, text),
  shop.note_review(text, integer, text, integer, integer, text),
  shop.note_autosave(text, integer, integer, integer, text), shop.take_autosave(text, integer, integer)
to rasteh_web;
-- Pages and lists ask it of what is hidden where it is not translated.
grant execute on function shop.is_found_in(text, integer, text) to rasteh_web;
-- The dashboard's page of how the shop is.
grant execute on function shop.queue_states() to rasteh_web;
-- That a private file is there, never what would open it.
revoke select on shop.private_files from rasteh_web;
grant select (id, customer_id, form_field_id, state, mime, width, height, size, created_at) on shop.private_files to rasteh_web;
-- Sessions are the dashboard's to open; who asks must show a ticket, and codes and tickets themselves are not for it to see.
revoke select on shop.one_time_codes, shop.tickets from rasteh_web;
grant execute on function shop.codes_sent_to(integer) to rasteh_web;
-- Names of customers are indexed by it, and looked for.
grant execute on function shop.fold_text(text) to rasteh_web;
grant execute on function
  shop.redeem_ticket(bytea, text), shop.take_tries(text[], text[], integer[], integer[]),
  shop.give_back_tries(text[], text[]), shop.note_device(text, integer, text)
to rasteh_web;
-- Whose device it is, is noted where sessions are opened.
grant execute on function
  shop.is_known_device(bytea, text, text), shop.forget_devices(text, integer, bytea, text),
  shop.remember_device(text, integer, bytea, bytea, text, integer, integer)
to rasteh_web;

-- rasteh_shop: all rows of shop and of its queue; of public only what it is listed for, and no password column.
grant select, insert, update, delete on all tables in schema shop to rasteh_shop;
revoke update, delete on shop.stock_moves, shop.score_moves, shop.audit_log, shop.order_events, shop.return_events,
  shop.customer_notes, shop.score_corrections from rasteh_shop;
-- A refund is what was promised: only its parts go on.
revoke update, delete on shop.refunds, shop.refund_lines from rasteh_shop;
-- A payment that a bank named stays booked for ever: forgotten, its reference could pay a second time.
revoke delete on shop.bank_takings from rasteh_shop;
-- Lines come by shop.note_audit alone.
revoke insert, truncate on shop.audit_log from rasteh_shop;
-- What becomes of a price change is said by its functions alone.
revoke insert, update, delete on shop.price_changes, shop.price_change_rows from rasteh_shop;
-- What was asked of shoppers is noted by triggers alone; the shop deletes what is old.
revoke insert, update on shop.price_steps from rasteh_shop;
-- The same with the grid of products, which is the dashboard's alone.
revoke insert, update, delete on shop.grid_changes, shop.grid_change_rows from rasteh_shop;
revoke all on shop.second_factors, shop.recovery_codes, shop.staff_rules from rasteh_shop;
revoke all on shop.passkey_challenges, shop.fresh_proofs, shop.second_factor_duties from rasteh_shop;
-- Of passkeys the shop tells their owner that they are there, and takes them away with the person.
revoke all on shop.passkeys from rasteh_shop;
grant select (customer_id, name, created_at, last_used_at) on shop.passkeys to rasteh_shop;
-- What staff decide about a sent form is theirs to write; the shop saves it, notes its notice and erases a person's.
revoke update on shop.form_submissions from rasteh_shop;
grant update (notified_at) on shop.form_submissions to rasteh_shop;
grant usage, select on all sequences in schema shop to rasteh_shop;
grant execute on all functions in schema shop to rasteh_shop;
revoke insert, update, delete on shop.lexicon_switches, shop.search_popular_hidden, shop.search_follows_settled from rasteh_shop;
revoke execute on function shop.hide_popular_search(text, text, boolean, integer),
  shop.settle_search_follow(text, text, text, boolean, integer)
from rasteh_shop;
revoke execute on function shop.link_wish(bigint, integer, integer), shop.dismiss_wish(bigint, text, integer) from rasteh_shop;
revoke execute on function shop.switch_lexicon_group(text, boolean, integer) from rasteh_shop;
revoke execute on function shop.move_form_submission(bigint, text, text, text, text, integer), shop.remove_form_submission(bigint, integer)
from rasteh_shop;
-- Reviews are the dashboard's; the shop only tells people by mail that one waits for them.
revoke insert, update, delete on shop.reviews, shop.review_events, shop.autosaves from rasteh_shop;
grant update (notified_at) on shop.review_events to rasteh_shop;
revoke execute on function
  shop.begin_review(text, integer, integer), shop.forget_review(text, integer),
  shop.move_review(text, integer, text, text, text, boolean, integer, integer, text),
  shop.note_review(text, integer, text, integer, integer, text),
  shop.note_autosave(text, integer, integer, integer, text), shop.take_autosave(text, integer, integer)
from rasteh_shop;
revoke execute on function
  shop.begin_passkey(bytea, text, text, bytea, bytea, integer),
  shop.take_passkey_challenge(bytea, text, text, bytea),
  shop.add_passkey(text, integer, bytea, bytea, bytea, bigint, text[], text, boolean, integer),
  shop.use_passkey(bytea, text, bigint, boolean, text), shop.rename_passkey(text, integer, uuid, text),
  shop.remove_passkey(text, integer, uuid), shop.prove_fresh(text, text, integer, text),
  shop.begin_second_factor_duty(integer), shop.remove_passkeys_of(text, integer, integer)
from rasteh_shop;
revoke execute on function
  shop.propose_second_factor(integer, bytea), shop.take_second_factor_try(integer, integer, integer),
  shop.spend_second_factor_step(integer, bigint), shop.spend_recovery_code(integer, bytea),
  shop.renew_recovery_codes(integer, bytea[]), shop.confirm_second_factor(integer, bigint, bytea[]),
  shop.remove_second_factor(integer, integer), shop.require_second_factor(boolean, integer),
  shop.reseal_second_factor(integer, bytea, bytea)
from rasteh_shop;
revoke insert, update on shop.known_devices from rasteh_shop;
-- They write the catalogue, which is the dashboard's.
revoke execute on function shop.title_choices(integer[]), shop.make_combinations(integer, jsonb, bigint, integer) from rasteh_shop;
revoke execute on function shop.remember_device(text, integer, bytea, bytea, text, integer, integer) from rasteh_shop;
grant select, insert, update, delete on all tables in schema jobs to rasteh_shop;
grant usage, select on all sequences in schema jobs to rasteh_shop;
grant execute on all functions in schema jobs to rasteh_shop;
grant select on
  public.products, public.products_locales, public.products_attributes, public.products_attributes_locales,
  public.products_rels, public.variants, public.variants_locales, public.prices, public.price_layers,
  public.offers, public.special_codes, public.marketers, public.gifts, public.customer_groups,
  public.categories, public.categories_locales, public.media, public.media_locales,
  public.product_groups, public.product_groups_locales, public.downloads, public.downloads_locales,
  public.pages, public.pages_locales, public.shared_sections, public.shared_sections_locales, public.news, public.news_locales, public.news_texts,
  public.main_menu, public.header, public.payment_methods, public.payment_methods_locales,
  public.banks, public.banks_locales, public.installment_banks, public.installment_banks_locales,
  public.installment_plans, public.installment_plans_locales, public.delivery_methods, public.delivery_methods_locales,
  public.delivery_methods_provinces, public.delivery_methods_rels, public.delivery_methods_rates,
  public.delivery_methods_rates_provinces, public.delivery_methods_work_days, public.delivery_methods_slots, public.cities, public.cities_locales, public.comments,
  public.messages, public.messages_locales, public.shop_settings, public.shop_settings_locales, public.brand, public.files, public.files_locales,
  public.search_synonyms, public.search_rules, public.search_rules_rels, public.forms, public.forms_locales,
  public.customers_sessions, public.staff_sessions
to rasteh_shop;
-- Visitors write these two; a moderator's decision stays with the content platform.
grant insert on public.comments, public.feedback to rasteh_shop;
grant usage on sequence public.comments_id_seq, public.feedback_id_seq to rasteh_shop;
grant select (id, attachment_id, email, mobile, name, subject, text, answer, culture, deleted_at) on public.feedback to rasteh_shop;
grant select (id, name, email, username, group_id) on public.customers to rasteh_shop;
grant select (id, name, email, role) on public.staff to rasteh_shop;
-- A company that sells nothing finds no products.
grant select (id, site_kind) on public.brand to rasteh_shop;
