import { sql, type Kysely } from 'kysely';

/** Customers, sites, models, checklists, devices, labels, submissions and the record of changes. */
export async function firstTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// Written as SQL both databases read the same way. Text keys stand in ordinary rowid tables: with UUIDv7 they are
// appended in order, which is about three times as fast as random keys or tables clustered by text.
const versioned = `version integer not null, created_at text not null, updated_at text not null`;

const statements = [
  `create table installation (name text primary key, value text not null)`,
  `create table customer (
    id text primary key, customer_nr text not null unique, name text not null, type text not null, status text not null,
    address_json text, email text, phone text, default_language text not null, time_zone text not null,
    reminder_policy_json text, logo text, notes text, ${versioned})`,
  `create table site (
    id text primary key, customer_id text not null references customer (id), site_nr text, name text not null,
    name_folded text not null, type text not null, address_json text, contact_json text, time_zone text not null,
    status text not null, closed_on text, notes text, ${versioned},
    unique (customer_id, name_folded), unique (customer_id, site_nr))`,
  `create table device_model (
    id text primary key, model_no integer not null unique, designation text not null, kind_json text not null,
    type_code text, manufacturer_name text not null, manufacturer_address_json text, udi_di text unique,
    mpbetreibv_annex text not null, serial_pattern text, manual_url text, picture text, status text not null,
    ${versioned})`,
  `create table checklist (id text primary key, kind text not null, status text not null, ${versioned})`,
  `create table checklist_version (
    checklist_id text not null references checklist (id), version integer not null, state text not null,
    content_json text not null, content_hash text not null, published_at text, primary key (checklist_id, version))`,
  `create table schedule (
    id text primary key, model_id text not null references device_model (id), kind text not null,
    checklist_id text references checklist (id), interval_value integer not null, interval_unit text not null,
    anchor text not null, due_rule text not null, lead_days integer not null, performer text not null,
    unique (model_id, kind))`,
  `create table device (
    id text primary key, device_ref text not null unique, customer_id text not null references customer (id),
    site_id text references site (id), model_id text not null references device_model (id),
    serial_number text not null, serial_folded text not null, lot_number text, udi_raw text, manufactured_on text,
    expires_on text, inventory_number text, name text, department text, room text, acquisition_year integer,
    commissioned_on text, warranty_until text, software_version text, status text not null,
    condition text not null, notes text, ${versioned},
    unique (model_id, serial_folded), unique (customer_id, inventory_number))`,
  `create index device_by_customer on device (customer_id, id)`,
  `create index device_by_site on device (site_id, id)`,
  `create table label_key (
    key_id integer primary key, private_jwk_json text, public_key text not null unique, state text not null,
    created_at text not null)`,
  `create table label (
    id text primary key, device_id text not null references device (id), label_no integer not null,
    label_day text not null, key_id integer not null references label_key (key_id), state text not null, reason text,
    created_at text not null, unique (device_id, label_no))`,
  `create table protocol_number (kind_of_submission text primary key, last integer not null)`,
  `insert into protocol_number (kind_of_submission, last) values ('functionCheck', 0), ('deviceRegistration', 0)`,
  `create table submission (
    id text primary key, kind_of_submission text not null, content_json text not null, content_hash text not null,
    delivery_json text not null, received_at text not null, protocol_no text not null unique,
    receipt_code text not null, state text not null, flags_json text not null, told_flags_json text not null,
    told_next_due_on text, told_device_status text, photos_announced integer not null, photos_pending integer not null,
    result text, device_id text references device (id), customer_id text references customer (id),
    site_id text references site (id), checklist_id text, checklist_version integer, check_kind text,
    label_verified integer not null, counts integer not null, performed_at text not null, effective_at text not null,
    performer_user_id text, corrects_submission_id text, corrected_by_submission_id text, closed_at text,
    closed_reason text)`,
  // The checks of a device that decide its due dates, latest last.
  `create index submission_of_device on submission (device_id, counts, check_kind, effective_at)`,
  `create index submission_of_customer on submission (customer_id, kind_of_submission, received_at, id)`,
  `create table event (
    id text primary key, occurred_at text not null, customer_id text, actor_kind text not null, actor_id text,
    actor_name text, action text not null, entity_type text not null, entity_id text not null,
    changes_json text not null, reason text)`,
  `create index event_of_entity on event (entity_type, entity_id, id)`,
  `create index event_of_customer on event (customer_id, id)`,
];
