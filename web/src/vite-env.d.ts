/** The year the site was built in. */
declare const __BUILD_YEAR__: number;
/** The address of the call that takes a contact message, for a form that is sent without JavaScript. */
declare const __CONTACT_FORM_ACTION__: string;
/** The same for a request to be rung back. */
declare const __RING_BACK_FORM_ACTION__: string;
/** The same for a referral. */
declare const __REFERRAL_FORM_ACTION__: string;

declare module 'virtual:pages' {
  /** The pages of this build by their files below `web/src/`: see `web/pages-plugin.ts`. */
  export const pages: Readonly<Record<string, () => Promise<{ Component: import('react').ComponentType }>>>;
}
/** The same for the request for a referral's state. */
declare const __STATUS_FORM_ACTION__: string;
