import { ApiError } from '#web/lib/api-client.ts';
import { toast } from '#web/lib/toast.ts';

/** Says that something did not work, in the server's words where it has some. */
export function failureToast(title: string, error: unknown): void {
  toast({
    title: error instanceof ApiError ? error.title : title,
    description: error instanceof ApiError ? error.message : 'Please try again in a moment.',
    variant: 'destructive',
  });
}
