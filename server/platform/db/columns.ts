import { customType, timestamp } from 'drizzle-orm/pg-core';

/** To the millisecond, as a `Date` has it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** To the microsecond, as the database's own clock has it. */
export const exactMoment = (name: string) => timestamp(name, { withTimezone: true });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The same as ISO 8601 text, which compares and serialises unchanged. */
export const isoMoment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).toISOString(),
});
