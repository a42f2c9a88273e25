import type { BodyInput, Call, Params } from '../../shared/api/call.ts';
import type { AreaName, areas } from '../../shared/api/contract.ts';

type Calls = { [Area in AreaName]: (typeof areas)[Area] };
type SampleOf<C extends Call> = { params: { [Name in keyof Params<C>]: string } } & (C['body'] extends undefined
  ? { body?: never }
  : { body: BodyInput<C> });

const patient = '01M5YXZYWAKE0RY5QY34VFXM34';

/** One request of every call that its schemas accept; a call without one does not compile. */
export const samples: {
  [Area in AreaName]: {
    [Name in keyof Calls[Area]]: Calls[Area][Name] extends Call ? SampleOf<Calls[Area][Name]> : never;
  };
} = {
  intake: {
    sendContactMessage: {
      params: {},
      body: { firstName: 'Amina', lastName: 'Yusuf', phone: '07700 900456', message: 'Please ring me after 3.' },
    },
  },
  inbox: {
    listContacts: { params: { page: '1' } },
    readContact: { params: { id: '01M5YXZYWAKE0RY5QY34VFXM34' } },
    deleteContact: { params: { id: '01M5YXZYWAKE0RY5QY34VFXM34' } },
  },
  accounts: {
    signIn: { params: {}, body: { username: 'nobody.here@bca.example', password: 'not the password' } },
    sendCode: {
      params: {},
      body: { channel: 'sms', to: 'nobody.here@bca.example', password: 'not the password' },
    },
    checkCode: {
      params: {},
      body: { channel: 'sms', to: 'nobody.here@bca.example', code: '000000', session: 'a-session-that-never-was' },
    },
  },
  drafts: {
    keepDraft: { params: { form: 'case-note', referralId: 'new' }, body: { content: '{"text":"Half a sentence"}' } },
    readDraft: { params: { form: 'case-note', referralId: 'new' } },
    discardDraft: { params: { form: 'case-note', referralId: 'new' } },
  },
  questionnaires: {
    saveResult: {
      params: {},
      body: [0, 1, 2, 3, 4, 5, 6].map((question) => ({ question, score: 1, questionType: 'gad', referralId: patient })),
    },
    correctResult: {
      params: { referralId: patient, resultId: patient },
      body: {
        version: 1,
        questionType: 'gad',
        questionDate: '2026-01-31',
        answers: [0, 1, 2, 3, 4, 5, 6].map((question) => ({ question, score: 1 })),
      },
    },
    listScores: { params: { referralId: patient, page: '1', size: '6' } },
    listSuicideRisk: { params: { referralId: patient } },
    readStanding: { params: { referralId: patient } },
    readOrgData: { params: {} },
    listOverdue: { params: { page: '1', size: '12' } },
    listWithoutBaseline: { params: { page: '1', size: '12' } },
    listAlerts: { params: { page: '1', size: '12' } },
    respondToAlert: {
      params: { referralId: patient, alertId: patient },
      body: { action: 'I rang her; her sister is with her tonight.', name: 'Tomasz Brzezicki' },
    },
    saveFeedback: {
      params: {},
      body: Array.from({ length: 12 }, (_, question) => ({ question, score: 4, tests: 1 as const })),
    },
    readFeedback: { params: {} },
  },
  session: { signOut: { params: {} }, keepSession: { params: {} } },
  description: { readOpenApi: { params: {} } },
};
