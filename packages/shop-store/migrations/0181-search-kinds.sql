-- Documents of earlier releases do not hold the kind that an attribute names («نوع»): an empty digest lets the worker
-- make them all again, beside those that serve.
update shop.search_documents set digest = '' where digest <> '';
