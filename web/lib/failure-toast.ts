import { ApiError } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';

/**
 * Shows that an action failed, in the server's words if it has some.
 * @param reason if already known; then the title is kept too
 */
export function failureToast(title: string, error: unknown, reason?: string): void {
  const refused = error instanceof ApiError ? error : null;
  toast({
    title: reason === undefined ? (refused?.title ?? title) : title,
    description: reason ?? refused?.message ?? 'Please try again in a moment.',
    variant: 'destructive',
  });
}
