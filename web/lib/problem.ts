import type { Problem } from '#contract/refusals.ts';

/** What a refusal or failure says of itself. */
export type Reason = Pick<Problem, 'title' | 'detail' | 'status' | 'code' | 'about' | 'errors'>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The problem that the server answered with; null if it is none. By hand, since pages would load all of zod for the contract's schema. */
export function readProblem(answer: unknown): Reason | null {
  const { title, detail, status, code, about, errors = [] } = Object(answer);
  const fits =
    [title, detail, code].every(isText) &&
    Number.isInteger(status) &&
    (about === undefined || isText(about)) &&
    Array.isArray(errors) &&
    errors.every((error) => isText(error?.field) && isText(error?.message));
  return fits ? { title, detail, status, code, about, errors } : null;
}
