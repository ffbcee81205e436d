import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A database for the tests of one file, which awaits it before it names any. It is dropped after the last of them. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(() => database.close());
  return database;
}
