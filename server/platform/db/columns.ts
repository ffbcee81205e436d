import { customType, timestamp } from 'drizzle-orm/pg-core';

/** To the millisecond, as a `Date` has it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
