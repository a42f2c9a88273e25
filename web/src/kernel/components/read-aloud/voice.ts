type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

const primary = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';
const fold = (language: string): string => language.toLowerCase().replace('_', '-');

/**
 * A voice of the device for a language: of the same country if there is one. A voice that sends the words to an
 * external service is never chosen, for privacy.
 */
export const pickVoice = <V extends Voice>(voices: readonly V[], language: string): V | undefined => {
  const own = voices.filter(({ lang, localService }) => localService && primary(lang) === primary(language));
  return own.find(({ lang }) => fold(lang) === fold(language)) ?? own.find((voice) => voice.default) ?? own[0];
};
