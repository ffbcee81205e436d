-- Rows of a bank statement that could not be read, as the bank wrote them: [{number, text}]. Null for statements of earlier versions, which
-- left them out without a trace.
alter table bank_statements add column unread_rows jsonb check (jsonb_typeof(unread_rows) = 'array');
