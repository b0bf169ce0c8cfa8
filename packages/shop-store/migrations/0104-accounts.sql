-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- Managers find a customer by shown_name: the name, and the mobile or the email.
create trigger name_customer before insert or update on public.customers
  for each row execute function shop.name_customer();
create trigger note_identity after update of username, email, hash on public.customers
  for each row execute function shop.note_identity();

-- One-time codes. Only the newest of an identity and purpose is valid, so asking again ends the earlier one. A code
-- belongs to the browser that asked for it: guesses from elsewhere find no code, and a stranger who asks for codes of
-- the same number does not end the code that the person is waiting for.
create table shop.one_time_codes (
  id uuid primary key default shop.uuid_v7(),
  purpose text not null check (purpose in ('sign-in', 'password')),
  -- A mobile as 09xxxxxxxxx or an email in small letters; the account need not exist yet.
  identity text not null,
  code_hash bytea not null,
  -- The code for the messenger alone, under the shop's secret; removed once it is on its way.
  sealed_code bytea,
  delivery text not null default 'queued' check (delivery in ('queued', 'sending', 'sent', 'failed')),
  culture text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz,
  device_hash bytea
);
create index one_time_codes_of_identity on shop.one_time_codes (identity, purpose, id desc);
create index one_time_codes_by_age on shop.one_time_codes (expires_at);

-- A right code is exchanged for a ticket, which opens one session and is then deleted.
create table shop.tickets (
  hash bytea primary key,
  purpose text not null,
  identity text not null,
  expires_at timestamptz not null
);
create index tickets_by_age on shop.tickets (expires_at);

-- What a customer sees of a session: the device, and when it was last used. The session itself is a row of the content
-- platform, which deletes and rewrites it at will, so there is no foreign key.
create table shop.session_devices (
  session_id text primary key,
  customer_id integer not null references public.customers (id) on delete restrict,
  user_agent text not null,
  seen_at timestamptz not null default now()
);
create index session_devices_of_customer on shop.session_devices (customer_id);

-- Browsers on which an account has signed in before. Attempts made there are counted apart from those of strangers, so
-- strangers cannot use them up. Only the hash of a browser's token is kept; one browser may know several accounts.
create table shop.known_devices (
  device_hash bytea not null,
  account_kind text not null check (account_kind in ('customers', 'staff')),
  -- No foreign key: staff rows are written while a sign-in holds them. shop.forget_devices removes people who leave.
  account_id integer not null,
  -- The session that was last opened there: ending it from elsewhere forgets the device too.
  session_id text,
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (device_hash, account_kind, account_id)
);
create index known_devices_of_account on shop.known_devices (account_kind, account_id, seen_at desc);
create index known_devices_by_age on shop.known_devices (expires_at);

-- The second factor of staff (RFC 6238). It changes only through the functions of the accounts area.
create table shop.second_factors (
  -- No foreign key: it is written while a sign-in of the same person holds that person's row.
  -- shop.remove_second_factor removes people who leave.
  staff_id integer primary key,
  -- Under a key of the dashboard's own; a copy of the database alone opens nothing.
  sealed_secret bytea not null,
  -- While this is null nobody has shown that they hold the secret, and signing in does not ask for it.
  confirmed_at timestamptz,
  -- The time step whose code was used last: it and all before it are spent.
  last_step bigint not null default 0,
  made_at timestamptz not null default now()
);

create table shop.recovery_codes (
  staff_id integer not null references shop.second_factors (staff_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- What the owner requires of all staff: one row. Owners and managers must have a second factor a week after they got
-- the role, and a week after duty_from at the earliest.
create table shop.staff_rules (
  is_only_row boolean primary key default true check (is_only_row),
  second_factor_required boolean not null default false,
  duty_from timestamptz not null default now()
);
insert into shop.staff_rules default values;

-- Staff who became a manager or owner later. For those created as one the time is in their own row.
create table shop.second_factor_duties (
  staff_id integer primary key,
  since timestamptz not null default now()
);

-- Passkeys (WebAuthn) of staff and customers. They change only through the functions of the accounts area.
create table shop.passkeys (
  id uuid primary key default shop.uuid_v7(),
  kind text not null check (kind in ('staff', 'customer')),
  -- No foreign key: shop.remove_passkeys_of removes people who leave the staff.
  staff_id integer,
  customer_id integer references public.customers (id) on delete restrict,
  account_id integer not null generated always as (coalesce(staff_id, customer_id)) stored,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- What the authenticator says instead of a name: random, the same for all passkeys of an account.
  user_handle bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- A backed-up passkey survives in its owner's cloud when the device is lost.
  is_backed_up boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  check ((kind = 'staff') = (staff_id is not null) and (kind = 'customer') = (customer_id is not null))
);
create index passkeys_of_account on shop.passkeys (kind, account_id);

-- What a browser was asked to sign. A challenge is answered once, by the browser it was given to, for one purpose.
create table shop.passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'proof')),
  kind text not null check (kind in ('staff', 'customer')),
  -- The hash of the session's id, or of the secret in the cookie of a browser that is not signed in.
  binding bytea not null,
  -- For a new passkey: the account that it will belong to.
  user_handle bytea,
  expires_at timestamptz not null
);
create index passkey_challenges_of_browser on shop.passkey_challenges (binding, purpose, kind, expires_at desc);
create index passkey_challenges_by_age on shop.passkey_challenges (expires_at);

-- When a person who is signed in last authenticated again. Opening the session is a proof too, which the session's own
-- row records; here are only the later ones.
create table shop.fresh_proofs (
  session_id text primary key,
  proven_at timestamptz not null default now()
);
create index fresh_proofs_by_age on shop.fresh_proofs (proven_at);

-- What customers write about themselves. A customer without a row has not written anything yet.
create table shop.profiles (
  customer_id integer primary key references public.customers (id) on delete restrict,
  first_name text not null,
  last_name text not null,
  national_code text not null check (national_code ~ '^[0-9]{10}$'),
  birth_date date not null,
  -- 0 is single; every other status has a marriage date.
  marital_status smallint not null,
  marriage_date date,
  -- Every write names the version it read.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((marital_status = 0) = (marriage_date is null))
);

create table shop.addresses (
  id uuid primary key default shop.uuid_v7(),
  customer_id integer not null references public.customers (id) on delete restrict,
  title text not null,
  receiver text not null,
  mobile text not null,
  -- The city knows its province.
  city_id integer not null references public.cities (id) on delete restrict,
  postal_code text not null check (postal_code ~ '^[0-9]{10}$'),
  address text not null,
  is_default boolean not null default false,
  made_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_of_customer on shop.addresses (customer_id);
create unique index one_default_address_a_customer on shop.addresses (customer_id) where is_default;

create table shop.favourites (
  customer_id integer not null references public.customers (id) on delete restrict,
  -- A favourite does not prevent the deletion of its product.
  product_id integer not null references public.products (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (customer_id, product_id)
);
create index favourites_of_product on shop.favourites (product_id);

-- Pictures that customers upload about themselves. The bytes are in the storage, sealed with a key of their own, which
-- is here, wrapped by the shop's key: without this row the bytes cannot be read. A message to the shop may carry a
-- picture too, also from guests; it has no customer and is deleted with its message.
create table shop.private_files (
  id uuid primary key,
  customer_id integer references public.customers (id) on delete restrict,
  form_field_id text not null check (form_field_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  /* pending: the bytes are on their way. stored: they are there. deleted: the key is gone, so the bytes cannot be read
     even if they still exist. */
  state text not null default 'pending' check (state in ('pending', 'stored', 'deleted')),
  storage_name text not null unique,
  -- Which of the shop's keys wraps this file's own.
  key_id text,
  wrapped_key bytea,
  mime text,
  width integer,
  height integer,
  size integer,
  -- Of the sealed bytes, so that it reveals nothing about the picture.
  sha256 bytea,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- While this is null the storage may still hold the bytes of a deleted file.
  removed_at timestamptz,
  check (state <> 'stored' or (wrapped_key is not null and key_id is not null and sha256 is not null
    and mime is not null and width > 0 and height > 0 and size > 0)),
  check (state <> 'deleted' or (wrapped_key is null and deleted_at is not null)),
  constraint whose_file check (customer_id is not null or form_field_id = 'feedback')
);
create unique index one_live_file_a_field on shop.private_files (customer_id, form_field_id)
  where state in ('pending', 'stored');
create index private_files_pending on shop.private_files (created_at) where state = 'pending';
create index private_files_to_remove on shop.private_files (deleted_at) where state = 'deleted' and removed_at is null;
create index private_files_by_key on shop.private_files (key_id) where state = 'stored';
create index feedback_files on shop.private_files (created_at) where form_field_id = 'feedback' and state = 'stored';

-- Customers whose data was erased: after a backup is restored, they are erased again.
create table shop.erased_people (
  customer_id integer primary key,
  erased_at timestamptz not null default now()
);
