import type { ServiceId } from '../kernel/service-id.ts';

// The possible outcomes of an episode, in the words of each service. Whoever closes an episode chooses one, or writes
// their own; the words are stored as chosen, so that this list can change.
const ofEveryService = ['Was helped by another service', 'It is not known'];

const byService: { readonly [Id in ServiceId]: readonly string[] } = {
  rahat: [
    'Feels safer and less alone',
    'Knows her rights and where to turn',
    'Goes out and meets others by herself',
    'Needs more than we can give',
  ],
  counselling: [
    'Feels better, and has what she or he came for',
    'Feels somewhat better',
    'Feels no better',
    'Needs more than we can give',
  ],
  yaarana: [
    'Comes to other activities by himself',
    'His carer has the rest they needed',
    'His health no longer allows it',
  ],
  cancer: ['Was accompanied through treatment', 'Was accompanied to the end', 'Has a buddy of their own now'],
};

const isOurs = (service: string): service is ServiceId => service in byService;

/** The outcomes to choose from for a service; for an unknown service, those of all of them. */
export const closingOutcomesOf = (service: string): readonly string[] => [
  ...(isOurs(service) ? byService[service] : new Set(Object.values(byService).flat())),
  ...ofEveryService,
];
