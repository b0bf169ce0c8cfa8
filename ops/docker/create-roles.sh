#!/usr/bin/env bash
# Run once by the PostgreSQL image on an empty data folder: the roles, with the passwords of rasteh.env and owner.env.
set -euo pipefail
password() { cat "/run/secrets/$1-password"; }
psql -q -v ON_ERROR_STOP=1 -U postgres \
  -v owner_password="$(password owner)" -v web_password="$(password web)" -v shop_password="$(password shop)" \
  -f /rasteh/create-roles.sql
psql -q -v ON_ERROR_STOP=1 -U postgres -c 'create database rasteh owner rasteh_owner'
