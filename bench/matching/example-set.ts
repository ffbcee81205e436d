import { resolve } from 'node:path';

/** A few jobs and reps, to see that the table is printed; its numbers say nothing. */
export const exampleSet = resolve(import.meta.dirname, 'example-set');
