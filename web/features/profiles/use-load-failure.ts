import { useEffect } from 'react';
import { toast } from '#web/lib/toast.ts';

/** Says once for each failure that something could not be loaded, beside the place that is left empty. */
export function useLoadFailure(error: Error | null, title: string, description: string | undefined): void {
  useEffect(() => {
    if (error) toast({ title, description, variant: 'destructive' });
  }, [error, title, description]);
}
