#!/usr/bin/env bash
# Run once by the PostgreSQL image on an empty data folder: the roles and the development database.
set -euo pipefail
psql -q -v ON_ERROR_STOP=1 -U postgres \
  -v owner_password=rasteh-dev-owner -v web_password=rasteh-dev-web -v shop_password=rasteh-dev-shop \
  -f /rasteh/create-roles.sql
psql -q -v ON_ERROR_STOP=1 -U postgres -c 'create database rasteh owner rasteh_owner'
