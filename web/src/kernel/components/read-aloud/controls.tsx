import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '#words/language.ts';
import { readAloud } from '#words/read-aloud.ts';
import styles from './read-aloud.module.css';
import { createReader, pickVoice, type Reading } from './reader.ts';

const findVoice = () => pickVoice(speechSynthesis.getVoices(), language.id);

/** Whether the device has a voice for the language of the page; some devices report it only after a while. */
const useVoice = (): boolean => {
  const [has, setHas] = useState(() => findVoice() !== undefined);
  useEffect(() => {
    const look = () => setHas(findVoice() !== undefined);
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, []);
  return has;
};

/** Starts, pauses and ends the reading. It ends with the page. */
export const ReadAloudControls = () => {
  const hasVoice = useVoice();
  const { pathname } = useLocation();
  const [reading, setReading] = useState<Reading>('off');
  const [reader] = useState(() => createReader(findVoice, setReading));
  const listen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page that is left.
  useEffect(() => {
    addEventListener('pagehide', reader.stop);
    return () => {
      removeEventListener('pagehide', reader.stop);
      reader.stop();
    };
  }, [reader, pathname]);
  if (!hasVoice) return null;
  const [label, act] = {
    off: [readAloud.listen, reader.start] as const,
    reading: [readAloud.pause, reader.pause] as const,
    paused: [readAloud.carryOn, reader.carryOn] as const,
  }[reading];
  return (
    <section aria-label={readAloud.name} className={styles.controls}>
      <button ref={listen} type="button" className="in-row" onClick={act}>
        {label}
      </button>
      {reading !== 'off' && (
        <button
          type="button"
          className="in-row"
          onClick={() => {
            reader.stop();
            listen.current?.focus();
          }}
        >
          {readAloud.stop}
        </button>
      )}
    </section>
  );
};
