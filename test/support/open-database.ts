import { borrow } from './borrow.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A database for the tests of one file, awaited before any test is defined. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const make = async (): Promise<[TestDatabase]> => [await createTestDatabase()];
  const [database] = await borrow('database', make, ([{ pool }]) => pool);
  return database;
}
