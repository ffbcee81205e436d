import { useEffect, useRef, useState } from 'react';
import { authClient } from '#web/lib/auth-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EnrollForm, type Enrollment } from './enroll-form.tsx';
import { reasonOf } from './failure-reason.ts';
import { useOwnerProof } from './use-owner-proof.tsx';

interface EnrollDialogProps {
  /** The first app comes with recovery codes. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
  /** With recovery codes, if new ones were generated. */
  readonly onEnrolled: (codes: readonly string[] | null) => void;
}

/** Adds an authenticator app: QR code, code, done. */
export function EnrollDialog({ isFirst, onClose, onEnrolled }: EnrollDialogProps) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const started = useRef(false);
  const { prove, proofDialog } = useOwnerProof();
  const proving = useRef(prove);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void proving
      .current(() => authClient().mfa.enroll({ factorType: 'totp' }))
      .then((enrolled) => {
        if (enrolled?.data) {
          const { id, totp } = enrolled.data;
          setEnrollment({ factorId: id, picture: pictureOf(totp.qr_code), secret: totp.secret, uri: totp.uri });
          return;
        }
        if (enrolled) {
          toast({ title: 'We couldn’t start this', description: reasonOf(enrolled.error), variant: 'destructive' });
        }
        close.current();
      });
  }, []);

  function giveUp() {
    // Unverified it has no effect; it would only block the next attempt.
    if (enrollment) void authClient().mfa.unenroll({ factorId: enrollment.factorId });
    onClose();
  }

  async function verify(code: string): Promise<string | null> {
    if (!enrollment) return null;
    const { mfa } = authClient();
    const { error } = await mfa.challengeAndVerify({ factorId: enrollment.factorId, code });
    if (error) return reasonOf(error);
    toast({ title: 'Two-factor sign-in is on', description: 'We signed out your other devices.' });
    onEnrolled(isFirst ? await makeCodes() : null);
    return null;
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && giveUp()}
      title={isFirst ? 'Turn on two-factor sign-in' : 'Add another app'}
      description="Use any authenticator app, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis."
      size="medium"
    >
      {proofDialog}
      {enrollment ? (
        <EnrollForm enrollment={enrollment} onSubmit={verify} onCancel={giveUp} />
      ) : (
        <div className="grid justify-items-center gap-4 py-4">
          <Skeleton className="size-52" label="Preparing the QR code" />
          <Skeleton className="h-11 w-full" />
        </div>
      )}
    </Dialog>
  );
}

/** The client returns the picture as raw SVG behind `data:`, in which a `#` would end the URL. */
function pictureOf(qrCode: string): string {
  const svg = qrCode.slice(qrCode.indexOf('<svg'));
  return `data:image/svg+xml;utf-8,${encodeURIComponent(svg)}`;
}

async function makeCodes(): Promise<readonly string[] | null> {
  const { data, error } = await authClient().mfa.recoveryCodes.generate();
  if (error) failureToast('We couldn’t create your recovery codes', error, reasonOf(error));
  return data?.codes ?? null;
}
