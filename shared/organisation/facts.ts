import type { PictureName } from '../publishing/picture-names.ts';
import type { QuestionnaireId } from '../questionnaires/ids.ts';
import type { LanguageKey } from '../words/language.ts';
import type { Overrides } from '../words/overrides.ts';
import type { Impact } from './evidence.ts';
import { firstFacts } from './organisation.ts';

/** Days, the last included, on which nobody is there besides weekends and bank holidays. */
export type Closure = { readonly from: string; readonly to: string };

/** The pages that an organisation may do without: they tell of it, and nobody needs them to reach it. */
export const hideablePages = ['/about', '/gallery'] as const;
export type HideablePage = (typeof hideablePages)[number];

/** The working days after which a wait for a decision is long (amber), and after which it is too long (red). */
export type WaitLimits = { readonly amber: number; readonly red: number };

/** What staff go by in a service. */
export type ServiceRules = {
  /** The outcomes to choose from when an episode is closed; the words are stored as chosen. */
  readonly outcomes: string[];
  readonly limits: WaitLimits;
  /** The questionnaires that its patients answer. */
  readonly instruments: QuestionnaireId[];
};

/** What the public site says of a service in a language, or on a page that the organisation has added. */
export type SiteText = {
  readonly name: string;
  /** In one sentence. */
  readonly short: string;
  readonly text: string;
  /** Of a translation: the hash of the English beside which it was written. */
  readonly english?: string | undefined;
};

export type SiteTexts = { readonly [Key in LanguageKey]?: SiteText };

/** A photograph of the organisation's own: its file among those published, and what it shows, by language. */
export type SitePicture = {
  readonly file: string;
  readonly alt: { readonly en: string } & { readonly [Key in LanguageKey]?: string };
};

/** A page that the organisation has added, in the languages in which it has words. */
export type AddedPage = {
  /** From 1: the last part of its address. */
  readonly number: number;
  readonly words: SiteTexts;
  readonly picture?: SitePicture | undefined;
  /** The last day on which it is shown. */
  readonly endsOn?: string | undefined;
};

export type Service = {
  /** As a record stores it in `referralProject.project`. It never changes. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  /** The last day on which it takes anybody. */
  readonly endsOn?: string | undefined;
  /** The name of a drawing of the site. */
  readonly picture?: PictureName | undefined;
  /** In the place of that drawing. */
  readonly photograph?: SitePicture | undefined;
  /** Those of a service of a new installation are with the words of the site. */
  readonly words?: SiteTexts | undefined;
  readonly rules?: ServiceRules | undefined;
};

/** A telephone line for people in danger, besides those of the country: whose it is, and its number. */
type HelpLine = { readonly who: string; readonly say: string };

/** What admins change in the staff area, and publish. */
export type Facts = {
  /** As people say it. */
  readonly name: string;
  /** Beginning with that, as it stands beside the logo. */
  readonly longName: string;
  /** As it is registered. */
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  readonly privacyEmail: string;
  /** In lines, from the name of the organisation to the postcode; the last but one is the town. */
  readonly address: string[];
  /** In degrees. */
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly social: { readonly name: string; readonly url: string };
  readonly leaveTo: string;
  /** Where they differ from the words of the site, by language. */
  readonly openingHours: { readonly [Key in LanguageKey]?: string };
  readonly closures: Closure[];
  readonly hidden: HideablePage[];
  /**
   * Whether anybody may make an account, which gives no access until an admin gives it a role. Admins can make them in
   * any case.
   */
  readonly publicSignUp: boolean;
  /** Who assigns patients to workers, by name. No visitor downloads it: see `records-admin.ts`. */
  readonly recordsAdmin?: string | undefined;
  /** Shown after those of the country, wherever they are. */
  readonly helpLines?: HelpLine[] | undefined;
  /** Of the home page: see `evidence.ts`. */
  readonly impact?: Impact | undefined;
  readonly partners?: string[] | undefined;
  /** In their order. One that was published stays, so that a record can name it. */
  readonly services: Service[];
  /** In their order. */
  readonly pages?: AddedPage[] | undefined;
  /** In the place of drawings of the site, by their names. */
  readonly pictures?: { readonly [Name in PictureName]?: SitePicture } | undefined;
};

/** What was published, of which a page shows what concerns it. */
export type ShownFacts = Facts & {
  /** The words of its language that the organisation wrote itself. */
  readonly words?: Overrides;
  /** The pages of its language that somebody who speaks it has read and found right. */
  readonly checked?: readonly string[];
  /** That nobody is there, or soon will not be, in the language of the page. */
  readonly notice?: string;
};

/** What a drawing is given of it. */
export type Published = Partial<Facts> & Pick<ShownFacts, 'words' | 'checked'>;

/** The id of the block of data in each page that holds what was published. */
export const factsBlock = 'facts';

type Page = { document?: { getElementById(id: string): { textContent: string | null } | null } };

/** In a browser they stand in the page, which the product itself wrote: whatever a module needs of them is there first. */
const readFromPage = (): Partial<ShownFacts> =>
  JSON.parse((globalThis as Page).document?.getElementById(factsBlock)?.textContent ?? '{}');

/** The facts of the organisation as they were published last; those of a new installation before that. */
export const facts: ShownFacts = { ...firstFacts, ...readFromPage() };

/** In a function, or where a page is drawn: puts what was published in the place of what was there. */
export const setFacts = (published: Partial<ShownFacts>): void => {
  for (const name of Object.keys(facts)) Reflect.deleteProperty(facts, name);
  Object.assign(facts, firstFacts, published);
};

/** The word of staff for whether somebody is a patient of the organisation now. */
export const statusLabel = `${facts.name} Status`;

/** Whether the organisation has hidden the page of a path. */
export const isHidden = (path: string): boolean => facts.hidden.some((one) => one === path);

/** Whether nobody is there on a day because the organisation has published that it is closed. */
export const isClosedOn = (day: string): boolean => facts.closures.some(({ from, to }) => from <= day && day <= to);

/**
 * The opening hours in a language. Where they were changed in English and not in this language, the English ones: those
 * in its words would be wrong.
 */
export const openingHoursIn = (key: LanguageKey, { openingHours }: { openingHours: string }): string =>
  facts.openingHours[key] ?? facts.openingHours.en ?? openingHours;
