import { SignUpForm, type SignUpFormProps } from '#web/features/session/sign-up-form.tsx';
import { SessionFrame } from '../portal/session-frame.tsx';

/** The form of signing up with what it asks the API through, which signing in does without. */
export default function SignUp(props: SignUpFormProps) {
  return (
    <SessionFrame>
      <SignUpForm {...props} />
    </SessionFrame>
  );
}
