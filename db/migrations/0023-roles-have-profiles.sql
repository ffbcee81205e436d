-- Who holds a role has the profile to act under. Older versions left roles without one, which get it here.
insert into rep_profiles (id, user_id, full_name)
select gen_random_uuid(), users.id, coalesce(nullif(btrim(user_metadata ->> 'full_name'), ''), 'Rep')
from users join user_roles on user_id = users.id and role = 'sales_rep'
on conflict (user_id) do nothing;

insert into business_profiles (id, user_id, company_name)
select gen_random_uuid(), users.id, coalesce(
  nullif(btrim(user_metadata ->> 'company_name'), ''), nullif(btrim(user_metadata ->> 'full_name'), ''), 'Your Company')
from users join user_roles on user_id = users.id and role = 'business'
on conflict (user_id) do nothing;

-- The role may be written first: what counts is what a transaction leaves. A profile may outlive its role.
alter table user_roles
  add column rep_user_id uuid generated always as (case role when 'sales_rep' then user_id end) stored
    constraint user_roles_rep_has_profile references rep_profiles (user_id) deferrable initially deferred,
  add column business_user_id uuid generated always as (case role when 'business' then user_id end) stored
    constraint user_roles_business_has_profile references business_profiles (user_id) deferrable initially deferred;
-- Whoever deletes a profile has to find who refers to it.
create index user_roles_of_rep on user_roles (rep_user_id) where rep_user_id is not null;
create index user_roles_of_business on user_roles (business_user_id) where business_user_id is not null;
