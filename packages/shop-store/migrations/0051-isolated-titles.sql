set local lock_timeout = '5s';

/* Titles of order lines were joined with nothing but a dot, and browsers put their parts in another order where a model
   in Latin letters meets a size in digits. As the shop joins them now: each part isolated. */
update shop.order_lines
set title = regexp_replace(title, '^(.*) · (.*)$', U&'\2068\\1\2069 · \2068\\2\2069')
where title like '% · %' and title not like U&'%\2068%';
