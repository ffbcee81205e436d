import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FundingInput, fundingApi } from '#contract/engagements/funding.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { postForm } from '#web/lib/post-form.ts';

/** Signs the terms and continues to the payment page, or calls `onFunded` if nothing is due. Throws a refusal. Retries use the same idempotency key. */
export function useFunding(onFunded: () => void) {
  const begin = useMutation(mutationOf(fundingApi.start));
  const [busy, setBusy] = useState(false);
  const sent = useRef({ text: '', key: '' });

  useEffect(() => {
    // A page restored by the back button keeps its state.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  async function fund(body: FundingInput): Promise<void> {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    setBusy(true);
    try {
      const { form } = await begin.mutateAsync({ body, idempotencyKey: sent.current.key });
      sent.current = { text: '', key: '' };
      if (form) return postForm(form);
      setBusy(false);
      onFunded();
    } catch (error) {
      setBusy(false);
      throw error;
    }
  }

  return { fund, busy };
}
