import type { publicPages, staffScreens } from '../../../shared/site-paths.ts';

type Known = (typeof publicPages)[number] | (typeof staffScreens)[number];

/** The screens as they stand in the router. An address that the built site does not know does not compile. */
export const screens = {
  home: '/',
  contact: '/contact',
  unauthorised: '/error/401',
  signIn: '/signin',
  signInType: '/signin/:type',
  verify: '/verify',
  admin: '/admin',
  message: '/admin/message/:id',
} as const satisfies Record<string, Known>;

export type SignInType = 'activate' | 'new' | 'signed-out' | 'new-code';

/** Where links with a value in them lead. */
export const signInAfter = (type: SignInType): string => `${screens.signIn}/${type}`;
export const messageScreen = (id: string): string => screens.message.replace(':id', encodeURIComponent(id));
export const adminMenu = (show: string): string => `${screens.admin}?${new URLSearchParams({ show })}`;
