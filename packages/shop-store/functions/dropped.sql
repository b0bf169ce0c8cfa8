-- Functions that left this folder. Every migrate runs this file after the functions and drops them where they exist.
-- A deploy runs code of two releases side by side, so a function stays in its file for one release after its last
-- caller is gone; then its file is deleted and its line is added here. Each line names the last release that called it.

-- Before 0.1.0: the code was checked without the browser that asked for it.
drop function if exists shop.check_code(text, text, bytea, integer, bytea, integer);
-- Before 0.1.0: the payment was settled without the amount that the bank took.
drop function if exists shop.settle_payment(uuid, text, text);
-- Before 0.1.0: a note was saved without the one that the screen showed.
drop function if exists shop.move_form_submission(bigint, text, text, text, integer);
