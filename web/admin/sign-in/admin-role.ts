import { createContext, useContext } from 'react';
import { type AdminPermission, type AdminRole, mayAdmin } from '#contract/operators/roles.ts';

/** The role of the administrator who has the panel open; null elsewhere. */
export const AdminRoleContext = createContext<AdminRole | null>(null);

/** Whether their role allows it, so that actions the server would refuse are not offered. */
export function useAdminMay(): (permission: AdminPermission) => boolean {
  const role = useContext(AdminRoleContext);
  return (permission) => role !== null && mayAdmin(role, permission);
}
