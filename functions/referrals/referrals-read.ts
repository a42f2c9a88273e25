type Named = { patientIds: readonly string[]; versions: readonly number[] };

/** The referrals of a request, each with the version that was read. */
export const referralsRead = ({ patientIds, versions }: Named) =>
  patientIds.map((patientId, n) => ({ patientId, version: versions[n] ?? 0 }));
