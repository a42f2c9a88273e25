export type Reading = 'off' | 'reading' | 'paused';

const readable = 'h1, h2, h3, h4, p, li, dt, dd, legend, label, blockquote, figcaption';
const mark = 'reading';

/** The texts to read, in order: the smallest visible parts of the page. */
const findParts = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`main :is(${readable})`)].filter(
    (part) =>
      !part.querySelector(readable) &&
      part.checkVisibility({ visibilityProperty: true }) &&
      part.innerText.trim() !== '',
  );

/**
 * Reads the page aloud, part after part, and marks the current one. After a pause the part begins again: on many
 * phones a paused voice does not go on.
 */
export const createReader = (
  findVoice: () => SpeechSynthesisVoice | undefined,
  onChange: (reading: Reading) => void,
) => {
  let parts: HTMLElement[] = [];
  let at = 0;
  // The end of an utterance matters only while nothing else was requested.
  let round = 0;

  const hush = (): void => {
    round += 1;
    speechSynthesis.cancel();
    for (const part of parts) delete part.dataset[mark];
  };
  const stop = (): void => {
    hush();
    parts = [];
    at = 0;
    onChange('off');
  };
  const speak = (): void => {
    const part = parts[at];
    const voice = findVoice();
    if (!part || !voice) {
      stop();
      return;
    }
    const own = round;
    const utterance = new SpeechSynthesisUtterance(part.innerText);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => {
      if (own !== round) return;
      delete part.dataset[mark];
      at += 1;
      speak();
    };
    utterance.onerror = () => own === round && stop();
    part.dataset[mark] = '';
    speechSynthesis.speak(utterance);
  };
  const begin = (): void => {
    hush();
    onChange('reading');
    speak();
  };

  return {
    start: (): void => {
      parts = findParts();
      at = 0;
      begin();
    },
    pause: (): void => {
      hush();
      onChange('paused');
    },
    carryOn: begin,
    stop,
  };
};

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
