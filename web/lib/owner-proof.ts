/** A proof of identity: the password, or an emailed code. */
export interface OwnerProof {
  readonly current_password?: string;
  readonly nonce?: string;
}

let proof: OwnerProof = {};

/** Sends the proof with every call about factors and passkeys made until then: the sign-in client has no parameter for it. */
export async function withProof<Result>(given: OwnerProof, work: () => Promise<Result>): Promise<Result> {
  proof = given;
  try {
    return await work();
  } finally {
    proof = {};
  }
}

/** `fetch` for the sign-in client. */
export const fetchWithProof: typeof fetch = (input, init) => {
  const about = typeof input === 'string' && /\/(factors|passkeys)/.test(input) && init?.method !== 'GET';
  if (!about || Object.keys(proof).length === 0) return fetch(input, init);
  const body: object = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  return fetch(input, { ...init, body: JSON.stringify({ ...body, ...proof }) });
};
