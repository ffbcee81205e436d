import { Outlet } from 'react-router';
import { SessionFrame } from './session-frame.tsx';

/** The frame of every page that needs the session. */
export default function SessionLayout() {
  return (
    <SessionFrame>
      <Outlet />
    </SessionFrame>
  );
}
