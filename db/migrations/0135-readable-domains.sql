-- An email address has one form: its domain in its own script. Browsers sent `xn--…` for a domain with other letters than a to z.
-- RFC 3492, section 6.2, for one label; null for what is no Punycode.
create function pg_temp.readable_label(label text) returns text language plpgsql immutable as $$
declare
  encoded text := substr(label, 5);
  basic text := case when encoded like '%-%' then regexp_replace(encoded, '-[^-]*$', '') else '' end;
  digits text := case when encoded like '%-%' then regexp_replace(encoded, '^.*-', '') else encoded end;
  decoded text[] := string_to_array(basic, null);
  code bigint := 128;
  place bigint := 0;
  bias int := 72;
  at int := 1;
  weight bigint;
  step int;
  threshold int;
  digit int;
  before bigint;
  delta bigint;
  count int;
begin
  if digits = '' then return null; end if;
  while at <= length(digits) loop
    before := place;
    weight := 1;
    step := 36;
    loop
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(digits, at, 1)) - 1;
      if digit < 0 or at > length(digits) then return null; end if;
      at := at + 1;
      place := place + digit * weight;
      if place > 10000000 then return null; end if;
      threshold := least(greatest(step - bias, 1), 26);
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      step := step + 36;
    end loop;
    count := cardinality(decoded) + 1;
    delta := (place - before) / case when before = 0 then 700 else 2 end;
    delta := delta + delta / count;
    step := 0;
    while delta > 455 loop
      delta := delta / 35;
      step := step + 36;
    end loop;
    bias := step + (36 * delta / (delta + 38))::int;
    code := code + place / count;
    place := place % count;
    if code > 1114111 or code between 55296 and 57343 then return null; end if;
    decoded := decoded[1:place] || chr(code::int) || decoded[place + 1:];
    place := place + 1;
  end loop;
  return array_to_string(decoded, '');
end
$$;

-- An address that has no readable form, or that would not stay in lower case and in NFC, stays as it is.
create function pg_temp.readable_address(address text) returns text language sql immutable as $$
  select case when found is null or found <> lower(found) or found is not NFC normalized then address else found end
  from (
    select split_part(address, '@', 1) || '@' || case when bool_and(readable is not null) then string_agg(readable, '.' order by place) end
    from (
      select place, case when label like 'xn--%' then pg_temp.readable_label(label) else label end as readable
      from unnest(string_to_array(split_part(address, '@', 2), '.')) with ordinality as labels (label, place)
    ) labels
  ) addresses (found)
$$;

update users set email = pg_temp.readable_address(email) where email like '%xn--%';
update users set new_email = pg_temp.readable_address(new_email) where new_email like '%xn--%';
update admin_users set email = pg_temp.readable_address(email) where email like '%xn--%';
update one_time_tokens set email = pg_temp.readable_address(email) where email like '%xn--%';
update leads set email = pg_temp.readable_address(email) where email like '%xn--%';
update contact_messages set email = pg_temp.readable_address(lower(email)) where email ilike '%xn--%';
update sent_mails set to_address = pg_temp.readable_address(to_address) where to_address like '%xn--%';
do $$
begin
  -- A later migration makes it in a new database.
  if to_regclass('support_changes') is not null then
    update support_changes set new_email = pg_temp.readable_address(new_email) where new_email like '%xn--%';
  end if;
end
$$;
drop function pg_temp.readable_address (text);
drop function pg_temp.readable_label (text);
