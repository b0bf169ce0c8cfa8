-- Makes a version 7 UUID: the time comes first, to the microsecond, so new rows land at the end of an index and lists by
-- id are in the order in which their rows were made.
create or replace function shop.uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    overlay(uuid_send(gen_random_uuid())
      placing substring(int8send(made.us / 1000) from 3)
        -- The version, and the part of the millisecond in the twelve bits after it (RFC 9562, 6.2, method 3).
        || int2send((28672 + made.us % 1000 * 4096 / 1000)::int2)
      from 1 for 8), 'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) made
$$;
