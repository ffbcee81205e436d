-- Text is stored and searched in NFC: `ë` is one character, however it was typed. What was written before is brought into that form.
-- No row but those that change is locked, and each table is read once. Text that other rows hash, or that was signed, stays as it is.
-- Tables and columns of later migrations are not there yet in a new database, which has nothing to bring into form.
do $$
declare
  wanted record;
begin
  for wanted in
    select c.table_name, c.column_name
    from (values
      ('rep_profiles', 'full_name'), ('rep_profiles', 'location_address'), ('rep_profiles', 'description'),
      ('business_profiles', 'company_name'), ('business_profiles', 'signatory_name'), ('business_profiles', 'location_address'),
      ('business_profiles', 'description'),
      ('name_changes', 'name_before'), ('name_changes', 'name_after'),
      ('jobs', 'title'), ('jobs', 'description'), ('jobs', 'required_skills'), ('jobs', 'location_address'),
      ('job_applications', 'message'), ('application_notes', 'text'), ('engagements', 'title'),
      ('conversations', 'job_title'), ('messages', 'content'),
      ('business_training_videos', 'title'), ('business_training_videos', 'description'),
      ('certificates', 'holder_name'), ('certificate_names', 'holder_name'),
      ('contact_messages', 'name'), ('contact_messages', 'subject'), ('contact_messages', 'message'),
      ('leads', 'name'), ('leads', 'company_name'), ('leads', 'description')
    ) as texts (table_name, column_name)
    join information_schema.columns c using (table_name, column_name)
    where c.table_schema = current_schema() and c.data_type = 'text'
    order by c.table_name, c.column_name
  loop
    -- The lengths are compared first since that is quick: plain ASCII is in every form. A text is not made longer than its column allows.
    execute format(
      'update %1$I set %2$I = normalize(%2$I, NFC)
       where octet_length(%2$I) <> char_length(%2$I) and %2$I is not NFC normalized
         and char_length(normalize(%2$I, NFC)) <= char_length(%2$I)',
      wanted.table_name, wanted.column_name);
  end loop;
end
$$;

update rep_profiles
set skills = array(select normalize(skill, NFC) from unnest(skills) with ordinality as own (skill, place) order by place)
where array_to_string(skills, ' ') is not NFC normalized;

-- Names of accounts whose profile is not made yet.
update users
set user_metadata = (
  select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(normalize(value #>> '{}', NFC)) else value end)
  from jsonb_each(user_metadata))
where user_metadata <> '{}' and user_metadata::text is not NFC normalized;
