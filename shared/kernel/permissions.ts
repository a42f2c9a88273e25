import { type Role, type StaffRole, staffRoles } from './roles.ts';

/*
 * Everything that a role can be given, by who is given it. A call of the contract names the one that it needs, a screen
 * all that its calls need.
 */

const ofStaff = [
  /** Be signed in: the menu, the caller's own session. */
  'mayUseStaffArea',
  'mayReadMessages',
  /** Record that one is answering a message, and how it was answered. */
  'mayAnswerMessages',
  'mayDeleteMessages',
  /** Referrals, patients, notes, answers to questionnaires, alerts. */
  'mayReadRecords',
  /** New patients, changes, notes, answers to questionnaires and alerts, feedback; and drafts of them. */
  'mayWriteRecords',
  /** Groups and their registers, with first names only where records may not be read. */
  'mayReadGroups',
  /** Who came to a group; guests, and a note to the group. */
  'mayWriteRegisters',
  'mayDeactivatePatients',
  'mayExportRecords',
  /** Means and counts over everybody, without names. */
  'mayReadOrganisationData',
] as const;

const ofAdmins = [
  /** Open any record, of any service and worker, without giving a reason. */
  'mayReadEveryRecord',
  'mayReactivatePatients',
  'mayAssignPatients',
  /** Withdraw a note that is on the wrong record, or move it, though somebody else wrote it. */
  'mayWithdrawNotesOfOthers',
  /** Agree that a record is erased, which somebody else has asked for. */
  'mayEraseRecords',
  'mayReadAudit',
  /** Answer what people ask about their information, and incidents. */
  'mayAnswerForPrivacy',
  /** Accounts, roles and mobile numbers of everyone who works here. */
  'mayManageStaff',
  /** The organisation's settings: the rota of duty leads, whether staff may take on patients themselves. */
  'mayChangeSettings',
  /** Import files of rows, and export everything of everybody. */
  'mayImportAndExport',
] as const;

export type Permission = (typeof ofStaff | typeof ofAdmins)[number];

/**
 * Permissions to see or change the content of a patient's record. A call with one of them says whose record it
 * concerns.
 */
export const recordPermissions = [
  'mayReadRecords',
  'mayWriteRecords',
  'mayDeactivatePatients',
  'mayReactivatePatients',
  'mayAssignPatients',
  'mayExportRecords',
] as const satisfies readonly Permission[];
export type RecordPermission = (typeof recordPermissions)[number];

/** A decision for every role: one without a line does not compile, and one with an empty list may do nothing. */
export type PermissionsByRole<AnyRole extends string = StaffRole> = Readonly<Record<AnyRole, readonly Permission[]>>;

/** The permissions of each role. Nothing else depends on the name of a role. */
export const permissionsByRole: PermissionsByRole = {
  ROLE_ADMIN: [...ofStaff, ...ofAdmins],
  ROLE_STAFF: ofStaff,
  /** For a person who reports to a board or a funder: numbers, and nobody's record. */
  ROLE_MANAGER: ['mayUseStaffArea', 'mayReadOrganisationData'],
  /** For a person who helps with groups: their registers, with first names. */
  ROLE_VOLUNTEER: ['mayUseStaffArea', 'mayReadGroups', 'mayWriteRegisters'],
};

export const roleMay = (role: Role, permission: Permission): boolean =>
  staffRoles.some((one) => one === role && permissionsByRole[one].includes(permission));

/** The roles that have a permission, the widest first. */
export const rolesWith = (permission: Permission): readonly StaffRole[] =>
  staffRoles.filter((role) => roleMay(role, permission));
