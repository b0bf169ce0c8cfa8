-- The three roles of Rasteh. Run once as a superuser:
--   psql -v owner_password=… -v web_password=… -v shop_password=… -f ops/postgres/create-roles.sql
-- rasteh_owner owns the database and runs the migrations; rasteh_web is the content platform's;
-- rasteh_shop is the shop calls' and the worker's. What each may touch is granted by `pnpm migrate`.
select format('create role rasteh_owner login createdb password %L', :'owner_password')
where not exists (select from pg_roles where rolname = 'rasteh_owner') \gexec
select format('create role rasteh_web login password %L', :'web_password')
where not exists (select from pg_roles where rolname = 'rasteh_web') \gexec
select format('create role rasteh_shop login password %L', :'shop_password')
where not exists (select from pg_roles where rolname = 'rasteh_shop') \gexec
