import type { organisation } from '../organisation/organisation.ts';

/** The id of one of the organisation's services, as a record stores it in `referralProject.project`. */
export type ServiceId = (typeof organisation.services)[number]['id'];
