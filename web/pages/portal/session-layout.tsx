import { Outlet } from 'react-router';
import { SessionFrame } from './session-frame.tsx';

/** Around every page that needs to know who is signed in. */
export default function SessionLayout() {
  return (
    <SessionFrame>
      <Outlet />
    </SessionFrame>
  );
}
