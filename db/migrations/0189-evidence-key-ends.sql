-- A key of evidence packs can end. From then on it vouches only for the packs that were issued under it: their hashes are registered from now on, and
-- the list is published with the end. New columns without a default: no row is rewritten.
alter table evidence_keys
  add column ended_at timestamptz(3),
  -- The list of packs as it was at the end.
  add column packs integer check (packs >= 0),
  add column packs_sha256 text check (packs_sha256 ~ '^[0-9a-f]{64}$'),
  add constraint evidence_keys_end_whole check (num_nonnulls(ended_at, packs, packs_sha256) in (0, 3));

create function evidence_keys_keep() returns trigger language plpgsql as $$
begin
  raise exception 'a key of evidence packs is only ended, and once';
end
$$;
create trigger evidence_keys_kept before update on evidence_keys for each row
  when (old.ended_at is not null or (old.id, old.public_key, old.since) is distinct from (new.id, new.public_key, new.since))
  execute function evidence_keys_keep();
create trigger evidence_keys_stay before delete on evidence_keys for each row execute function evidence_keys_keep();

create table evidence_packs (
  -- Of the line that is signed.
  seal_sha256 bytea primary key check (octet_length(seal_sha256) = 32),
  key_id text not null references evidence_keys (id),
  issued_at timestamptz(3) not null
);
create index evidence_packs_of_key on evidence_packs (key_id, seal_sha256);

create function evidence_packs_in_time() returns trigger language plpgsql as $$
declare
  ended timestamptz;
begin
  -- An end that is being committed is waited for.
  select ended_at into ended from evidence_keys where id = new.key_id for share;
  if ended is not null then
    raise exception 'the key % of evidence packs has ended', new.key_id;
  end if;
  return new;
end
$$;
create trigger evidence_packs_in_time before insert on evidence_packs for each row execute function evidence_packs_in_time();
create trigger evidence_packs_append_only before delete or update on evidence_packs for each row execute function agreements_keep();
create trigger evidence_packs_never_truncated before truncate on evidence_packs for each statement execute function agreements_keep();
