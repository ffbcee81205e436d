import { SignUpForm, type SignUpFormProps } from '#web/features/session/sign-up-form.tsx';
import { SessionFrame } from '../portal/session-frame.tsx';

/** The sign-up form with its API client, which signing in doesn't need. */
export default function SignUp(props: SignUpFormProps) {
  return (
    <SessionFrame>
      <SignUpForm {...props} />
    </SessionFrame>
  );
}
