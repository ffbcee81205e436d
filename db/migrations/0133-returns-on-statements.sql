-- A credit that names a payout or its batch is a return: nothing of that payout is booked as paid by a statement. It may name several.
alter table bank_statement_lines drop constraint bank_statement_lines_names_check;
alter table bank_statement_lines drop constraint bank_statement_lines_named;
alter table bank_statement_lines add constraint bank_statement_lines_names_check check (names in ('payout', 'batch', 'several'));
alter table bank_statement_lines add constraint bank_statement_lines_named
  check ((named_number is not null) = (names is not null and names <> 'several'));
update bank_statement_lines set names = 'several'
  where names is null and text ~* '(^|[^a-z])T[HB] ?\d{6,15}(?!\d).*[^a-z]T[HB] ?\d{6,15}(?!\d)';
create index bank_statement_lines_returns on bank_statement_lines (names, named_number)
  where amount_cents > 0 and names is not null;
