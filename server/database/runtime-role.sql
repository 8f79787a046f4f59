-- Rights of `storefront_runtime`, the role the server runs as on PostgreSQL. It owns nothing, so it can neither change the schema
-- nor switch off a trigger. `npm run db:migrate`, run by the owner, executes this file after each migration if the role exists.

grant usage on schema public, pgboss to storefront_runtime;

-- Start from nothing, so that a right removed from this file is removed from the database too.
revoke all on all tables in schema public from storefront_runtime;
grant select on all tables in schema public to storefront_runtime;
grant usage, select on all sequences in schema public to storefront_runtime;

-- Further rights per table are in the modules' tables (runtime-role.ts grants them).

-- The job queue. Its own functions and tables, installed by the owner.
grant select, insert, update, delete on all tables in schema pgboss to storefront_runtime;
grant usage, select on all sequences in schema pgboss to storefront_runtime;
grant execute on all functions in schema pgboss to storefront_runtime;

-- A table of a later migration can be read at once; further rights come with its module.
alter default privileges in schema public grant select on tables to storefront_runtime;
alter default privileges in schema public grant usage, select on sequences to storefront_runtime;
alter default privileges in schema pgboss grant select, insert, update, delete on tables to storefront_runtime;
