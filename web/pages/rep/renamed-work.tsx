import { Navigate, useLocation } from 'react-router';

export default function RenamedWork() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={pathname.replace('work', 'my-work') + search} />;
}
