/** The id of one of the organisation's services, as a record keeps it in `referralProject.project`. */
type Service = string;

// What may have come of a stay, in the words that each service uses of itself. Whoever closes an episode chooses one, or
// writes their own; the words are stored as they were chosen, so that this list can change.
const ofEveryService = ['Was helped by another service', 'It is not known'];

const byService: { readonly [Id in Service]?: readonly string[] } = {
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

/** What may be chosen for a service; where the service is not known, what any of them says. */
export const closingOutcomesOf = (service: Service): readonly string[] => [
  ...(byService[service] ?? [...new Set(Object.values(byService).flatMap((some) => some ?? []))]),
  ...ofEveryService,
];
