-- Documents of earlier releases do not say which words name the thing and which only its description has: an empty
-- digest lets the worker make them all again, beside those that serve.
update shop.search_documents set digest = '' where digest <> '';
