import type { Opened } from '../../../shared/patients/record-access.ts';
import { currentEpisode, type StoredEpisodes } from '../../episodes/store/episodes.ts';
import type { Patient } from '../../patients/store/patients.ts';
import type { StoredRecord } from '../../patients/store/record.ts';

/** Whether the reader may open a record, for the rows of a list. Waits until the reader's access is known. */
export type Visibility = () => Promise<(patient: Opened) => boolean>;

/** The services that know a patient: that of the record, and those of referrals that were joined to this stay. */
const servicesOf = (service: string, episodes: StoredEpisodes): string[] => {
  const { joined = [], services } = currentEpisode(episodes);
  return [service, ...(joined.length > 0 ? services : [])];
};

/** The data that decides who may open a patient's record. */
export const openedOf = ({
  patientId,
  user,
  service,
  episodes,
  limits,
}: Pick<Patient, 'patientId' | 'user' | 'service' | 'episodes' | 'limits'>): Opened => ({
  limits,
  patientId,
  worker: user?.id,
  services: servicesOf(service, episodes),
});

/** The same, taken from a whole record. */
export const openedOfRecord = ({ patientId, user, referralProject, episodes, limits }: StoredRecord): Opened => ({
  limits,
  patientId,
  worker: user?.id,
  services: servicesOf(referralProject.project, episodes),
});
