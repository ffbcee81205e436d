import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { declarationOf, personal } from './declare.ts';

const pets = pgTable('pets', { id: uuid('id').primaryKey(), userId: uuid('user_id'), name: text('name') });
const notExported = 'they are of the family';

/** For the compiler: it is never called, since a declaration is known to all tests of a process. */
function declareAll(): void {
  personal(pets, {
    of: 'userId',
    erased: 'rows',
    exported: { at: 'pets', columns: 'name:called' },
    hidden: 'id userId',
  });
  personal(pets, { of: 'userId', erased: { blank: 'name' }, kept: 'id userId', notExported });
  // @ts-expect-error: says nothing of `userId` to an export
  personal(pets, { of: 'userId', erased: 'rows', exported: { at: 'pets', columns: 'name' }, hidden: 'id' });
  // @ts-expect-error: says nothing of what becomes of `userId`
  personal(pets, { of: 'userId', erased: { blank: 'name' }, kept: 'id', notExported });
  // @ts-expect-error: there is no such column
  personal(pets, { of: 'userId', erased: 'rows', exported: { at: 'pets', columns: 'name' }, hidden: 'id userId age' });
  // @ts-expect-error: says nothing of deletion
  personal(pets, { of: 'userId', notExported });
  // @ts-expect-error: says nothing of an export
  personal(pets, { of: 'userId', erased: 'rows' });
}

test('a declaration answers for all columns, or does not compile', () => {
  expect(declareAll).toBeTypeOf('function');
  expect(declarationOf(pets)).toBeUndefined();
});
