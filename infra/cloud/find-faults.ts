import { firstFacts, organisation } from '../../shared/organisation/organisation.ts';
import { fitsSender, senderLimits } from '../../shared/organisation/sender-name.ts';
import type { Configuration } from './configuration.ts';
import { messagesOf } from './identity/messages.ts';

type Owner = { siteUrl: string; email: string; name: string; longName: string };
type Named = { [name: string]: string };

const isExample = (value: string) => /(^|[@./])example(\.(com|net|org))?(\/|$)|\.example(\/|$)/i.test(value);
// Ofcom reserves these for films and books: nobody has them.
const isDramaNumber = (value: string) => /^\+447700900\d{3}$/.test(value);

const findSamples = (values: Named): string[] =>
  Object.entries(values)
    .filter(([, value]) => isExample(value) || isDramaNumber(value))
    .map(([name, value]) => `${name} is still the sample ${value}: choose your own.`);

// The characters of the GSM alphabet: a text has room for 160 of them. With any other character it has room for 70, and may be sent
// in parts.
const plainText = /^[A-Za-z0-9 .,:;'!?()&+-]*$/;
const longestText = 140;
const longestSubject = 140;

const findUnsendable = (owner: Owner): string[] => {
  const { signInText, codeText, emailSubject } = messagesOf(owner);
  const texts = [signInText, codeText];
  const faults = [];
  if (texts.some((text) => text.length > longestText)) {
    faults.push(
      `firstFacts.name is too long: a text holds ${longestText} characters, and '${signInText}' has ${signInText.length}.`,
    );
  }
  if (!plainText.test(owner.name)) {
    faults.push(`firstFacts.name has a letter that not every telephone shows in a text: '${owner.name}'.`);
  }
  if (!fitsSender(owner.longName)) {
    faults.push(`firstFacts.longName is too long for the sender of a mail: ${senderLimits}.`);
  }
  if (emailSubject.length > longestSubject) {
    faults.push(`firstFacts.name is too long: the subject of an email holds ${longestSubject} characters.`);
  }
  return faults;
};

/** The other environments have names of their own; links that they send lead there, and the pages name this one. */
const findStrangeName = ({ environment, domainName }: Configuration, { siteUrl }: Owner): string[] =>
  environment !== 'production' || new URL(siteUrl).hostname === domainName
    ? []
    : [
        `domainName is ${domainName}, and organisation.siteUrl is ${siteUrl}: search engines would be led to an address without this site. Choose one name for both.`,
      ];

/**
 * The reasons not to deploy these choices: samples that would send alarms, codes and visitors to nobody, and names
 * that Cognito refuses after ten minutes of creating. Empty when there are none.
 */
export const findFaults = (
  configuration: Configuration,
  owner: Owner = { ...organisation, ...firstFacts },
): string[] => {
  const { alarmEmail, adminEmail, adminMobile, domainName, emailDomain = '' } = configuration;
  return [
    ...findSamples({ alarmEmail, adminEmail, adminMobile, domainName, emailDomain }),
    ...findSamples({ 'organisation.siteUrl': owner.siteUrl, 'firstFacts.email': owner.email }),
    ...findStrangeName(configuration, owner),
    ...findUnsendable(owner),
  ];
};
