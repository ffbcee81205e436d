import { useEffect } from 'react';
import { toast } from '#web/lib/toast.ts';

/** Toasts each load failure once, beside an empty part. */
export function useLoadFailure(error: Error | null, title: string, description: string | undefined): void {
  useEffect(() => {
    if (error) toast({ title, description, variant: 'destructive' });
  }, [error, title, description]);
}
