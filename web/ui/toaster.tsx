import 'sonner/dist/styles.css';
import clsx from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { connectToaster, type ToastMessage } from '#web/lib/toast.ts';

const duration = 5000;

function ToastCard({ id, title, description, variant }: ToastMessage & { readonly id: string | number }) {
  const destructive = variant === 'destructive';
  return (
    <div
      data-variant={variant ?? 'default'}
      className={clsx(
        'relative flex w-full items-start gap-3 overflow-hidden rounded-card py-3.5 ps-5 pe-2 font-sans shadow-popup',
        destructive ? 'bg-danger-fill text-on-danger' : 'bg-deep text-on-deep dark:border dark:border-deep-line',
      )}
    >
      {destructive ? (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      ) : (
        <span aria-hidden="true" className="absolute inset-y-0 start-0 w-1.5 bg-accent" />
      )}
      <div className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
        <p className="font-semibold">{title}</p>
        {description ? <p className="mt-0.5 break-words opacity-90">{description}</p> : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => sonner.dismiss(id)}
        className="pointer-events-auto -my-1 grid size-10 shrink-0 place-content-center rounded-control hover:bg-current/10 focus-visible:outline-current"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}

export function Toaster() {
  useEffect(() => {
    connectToaster((message) => {
      sonner.dismiss();
      sonner.custom((id) => <ToastCard {...message} id={id} />, { duration });
    });
  }, []);
  return (
    <Sonner
      // At the top they would cover the heading of the page.
      position="bottom-center"
      visibleToasts={1}
      duration={duration}
      offset={{ bottom: 'var(--toast-bottom)' }}
      mobileOffset={{ bottom: 'var(--toast-bottom)', left: 12, right: 12 }}
      // Controls under a toast stay clickable.
      toastOptions={{ unstyled: true, className: 'w-full pointer-events-none!' }}
    />
  );
}
