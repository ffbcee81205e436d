-- Expected commission is no hourly rate: filters, order and matching by pay leave such jobs out. Locks the few rows of commission-only jobs that stated one, for a moment.
update jobs set hourly_rate_cents = null where job_type = 'Commission Only' and hourly_rate_cents is not null;
