import { everyPath } from '../../../../shared/every-path.ts';
import { type Permission, rolesWith } from '../../../../shared/kernel/permissions.ts';
import { mayEnter, unverified } from '../../../../shared/kernel/roles.ts';
import type { Access } from '../../../../shared/screens.ts';
import { addressOf } from '../lib/paths.ts';
import { readAuthorities } from './authorities.ts';

/** Whether to show something that needs a permission. Only the API decides what is given. */
export const may = (permission: Permission): boolean => mayEnter(rolesWith(permission), readAuthorities());

/** Whether to show a screen. */
export const mayOpen = (access: Access): boolean => {
  if (access === 'visitors' || access === 'signing-in') return true;
  if (access === 'unverified') return mayEnter(rolesWith('mayUseStaffArea').map(unverified), readAuthorities());
  return access.every(may);
};

/** Whether to show a link to a screen, by its address. */
export const mayFollow = (address: string): boolean =>
  everyPath.some(({ path, access }) => addressOf(path) === address && mayOpen(access));
