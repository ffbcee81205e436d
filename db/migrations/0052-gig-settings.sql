-- What the operator decides about the money of gigs.

-- Off until the operator may hold other people's money, or has a partner who does.
alter table operator_settings
  add column gigs_paid_here boolean not null default false,
  add column fee_basis_points int not null default 1000 check (fee_basis_points between 0 and 10000),
  add column fee_bearer text not null default 'rep' check (fee_bearer in ('rep', 'business'));
