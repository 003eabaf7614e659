import { sql, type Kysely } from 'kysely';

/** Sessions with the tokens that continue them, failed sign-ins, links sent by mail, and the mails themselves. */
export async function signIn(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table session (
    id text primary key, user_id text not null references app_user (id), user_agent text not null,
    used_generation integer not null, created_at text not null, last_used_at text not null, ends_at text not null,
    ended_at text, ended_why text)`,
  `create index session_of_user on session (user_id, id)`,
  `create table refresh_token (
    hash text primary key, session_id text not null references session (id), generation integer not null)`,
  `create index refresh_token_of_session on refresh_token (session_id, generation)`,
  `create table login_failure (
    email_hash text primary key, failures integer not null, since text not null, locked_until text)`,
  `create table link_token (
    hash text primary key, user_id text not null references app_user (id), purpose text not null,
    expires_at text not null, used_at text, ended_at text)`,
  `create index link_token_of_user on link_token (user_id, purpose)`,
  `create table mail (
    id text primary key, purpose text not null, to_address text not null, user_id text references app_user (id),
    language text not null, details_json text not null, state text not null, attempts integer not null,
    next_attempt_at text not null, claimed_until text, last_error text, created_at text not null, sent_at text)`,
  `create index mail_due on mail (state, next_attempt_at)`,
  `create index mail_of_user on mail (user_id, purpose, id)`,
];
