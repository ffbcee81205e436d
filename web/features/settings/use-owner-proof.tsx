import type { AuthError } from '@supabase/auth-js';
import { type ReactNode, useRef, useState } from 'react';
import { type OwnerProof, withProof } from '#web/lib/owner-proof.ts';
import { OwnerProofDialog } from './owner-proof-dialog.tsx';

interface Outcome {
  readonly error: AuthError | null;
}

interface Asking {
  /** Retries with a proof. Returns why the proof was refused. */
  readonly attempt: (proof: OwnerProof) => Promise<AuthError | null>;
  readonly giveUp: () => void;
}

const proofNotAccepted = ['invalid_credentials', 'reauthentication_not_valid'];

interface OwnerProofs {
  /** Runs a second-factor action that needs a fresh proof of identity, and asks for one if the server does. Null if the user gave up. */
  readonly prove: <Result extends Outcome>(act: () => Promise<Result>) => Promise<Result | null>;
  readonly proofDialog: ReactNode;
}

export function useOwnerProof(): OwnerProofs {
  const [asking, setAsking] = useState<Asking | null>(null);
  const started = useRef(false);

  function ask<Result extends Outcome>(act: () => Promise<Result>): Promise<Result | null> {
    return new Promise((resolve) => {
      const finish = (result: Result | null) => {
        setAsking(null);
        started.current = false;
        resolve(result);
      };
      setAsking({
        attempt: async (proof) => {
          const result = await withProof(proof, act);
          if (result.error && proofNotAccepted.includes(result.error.code ?? '')) return result.error;
          finish(result);
          return null;
        },
        giveUp: () => finish(null),
      });
    });
  }

  return {
    async prove(act) {
      const result = await act();
      if (result.error?.code !== 'reauthentication_needed' || started.current) return result;
      started.current = true;
      return ask(act);
    },
    proofDialog: asking ? <OwnerProofDialog onProof={asking.attempt} onClose={asking.giveUp} /> : null,
  };
}
