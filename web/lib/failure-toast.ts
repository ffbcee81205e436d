import { ApiError } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';

/**
 * Says that something did not work, in the server's words where it has some.
 * @param reason where it is known already; then the title stands too
 */
export function failureToast(title: string, error: unknown, reason?: string): void {
  const refused = error instanceof ApiError ? error : null;
  toast({
    title: reason === undefined ? (refused?.title ?? title) : title,
    description: reason ?? refused?.message ?? 'Please try again in a moment.',
    variant: 'destructive',
  });
}
