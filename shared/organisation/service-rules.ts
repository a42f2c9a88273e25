import { facts, type ServiceRules, type WaitLimits } from './facts.ts';
import type { FirstServiceId } from './organisation.ts';
import { findService } from './services.ts';

/** The limits of the wait where a referral names no service, and of a service that needs no limits of its own. */
export const usualLimits: WaitLimits = { amber: 5, red: 10 };

type Rules = Pick<ServiceRules, 'outcomes' | 'limits'>;

/** The rules of the services of a new installation. */
const firstRules: { readonly [Id in FirstServiceId]: Rules } = {
  rahat: {
    outcomes: [
      'Feels safer and less alone',
      'Knows her rights and where to turn',
      'Goes out and meets others by herself',
      'Needs more than we can give',
    ],
    limits: { amber: 2, red: 5 },
  },
  counselling: {
    outcomes: [
      'Feels better, and has what she or he came for',
      'Feels somewhat better',
      'Feels no better',
      'Needs more than we can give',
    ],
    limits: usualLimits,
  },
  yaarana: {
    outcomes: [
      'Comes to other activities by himself',
      'His carer has the rest they needed',
      'His health no longer allows it',
    ],
    limits: { amber: 10, red: 20 },
  },
  cancer: {
    outcomes: ['Was accompanied through treatment', 'Was accompanied to the end', 'Has a buddy of their own now'],
    limits: usualLimits,
  },
};

const usualRules: Rules = { outcomes: [], limits: usualLimits };

/** What an admin wrote for a service, or the first rules; the usual ones of what is no service. */
export const rulesOf = (id: string): Rules => findService(id)?.rules ?? (isFirst(id) ? firstRules[id] : usualRules);

const isFirst = (id: string): id is FirstServiceId => Object.hasOwn(firstRules, id);

const ofEveryService = ['Was helped by another service', 'It is not known'];

/** The outcomes to choose from when an episode is closed; where its service is not known, those of all of them. */
export const closingOutcomesOf = (id: string): readonly string[] => [
  ...(findService(id) ? rulesOf(id).outcomes : new Set(facts.services.flatMap((one) => rulesOf(one.id).outcomes))),
  ...ofEveryService,
];
